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

process.on('message', (told: { aheadMs?: number }) => {
	if (typeof told?.aheadMs !== 'number') return;
	aheadMs = told.aheadMs;
	process.send?.({ aheadMs });
});
