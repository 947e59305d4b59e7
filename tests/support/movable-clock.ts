import { registerHooks } from 'node:module';

/**
 * Loaded before the product (`node --import`), only by who launches it for a journey: its clock goes on as the machine's does, from
 * wherever the launcher puts it. The product itself has no way to be told another time.
 */
const machine = Date;
let aheadMs = 0;

globalThis.Date = new Proxy(machine, {
	construct: (target, given, made) =>
		Reflect.construct(target, given.length === 0 ? [target.now() + aheadMs] : given, made),
	apply: (target) => new target(target.now() + aheadMs).toString(),
	get: (target, name) => (name === 'now' ? () => target.now() + aheadMs : Reflect.get(target, name)),
});

/**
 * The worker's timetable keeps the machine's time, as the database does that says which job is due: a job of a minute that
 * for the database is days away would never be. What a job does is done at the product's time.
 */
const machineName = 'maru.machineDate';
Object.assign(globalThis, { [machineName]: machine });
registerHooks({
	load(url, context, nextLoad) {
		const loaded = nextLoad(url, context);
		if (loaded.format !== 'module' || !url.includes('/graphile-worker/dist/')) return loaded;
		return { ...loaded, source: `const Date = globalThis['${machineName}'];\n${loaded.source}` };
	},
});

process.on('message', (told: { aheadMs?: number }) => {
	if (typeof told?.aheadMs !== 'number') return;
	aheadMs = told.aheadMs;
	process.send?.({ aheadMs });
});
