import { drillArchive } from '../tests/drill/archive.ts';
import { drillContainer } from '../tests/drill/container.ts';
import { drillPooler } from '../tests/drill/pooler.ts';
import { drillProxy } from '../tests/drill/proxy.ts';
import { drillRelease } from '../tests/drill/release.ts';
import { drillRoom } from '../tests/drill/room.ts';
import { drillUpgrade } from '../tests/drill/upgrade.ts';

/** What needs more than Node and npm, or minutes, and is therefore no part of `npm test`. */
const drills: Record<string, (rest: string[]) => Promise<{ passed: number; failed: number }>> = {
	room: drillRoom,
	pooler: drillPooler,
	proxy: drillProxy,
	release: drillRelease,
	archive: drillArchive,
	upgrade: drillUpgrade,
	container: drillContainer,
};

const [name = '', ...rest] = process.argv.slice(2);
const drill = drills[name];
try {
	if (!drill) throw new Error(`Which drill? npm run drill -- ${Object.keys(drills).join(' | ')}`);
	const { passed, failed } = await drill(rest);
	console.info(`${passed} passed, ${failed} failed`);
	process.exit(failed === 0 && passed > 0 ? 0 : 1);
} catch (error) {
	console.error((error as Error).message);
	process.exit(1);
}
