import { measureCatalogue } from './catalogue.ts';
import { measureDesk } from './desk.ts';
import { measureGrowth } from './growth.ts';
import { measureLive } from './live.ts';
import { measureLogins } from './logins.ts';
import { measureMatching } from './matching.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measureProcesses, measureServers } from './processes.ts';
import { measureProxy } from './proxy.ts';
import { measureReserving } from './reserving.ts';
import { measureRestart } from './restart.ts';
import type { AddRow, Row } from './row.ts';
import { measureScroll } from './scroll.ts';
import { measureStreams } from './streams.ts';
import { measureThreads } from './threads.ts';
import { measureVisits } from './visits.ts';
import { writePaper } from './write-paper.ts';

const say = (sentence: string) => console.info(sentence);

const parts = {
	pages: measurePages,
	reserving: measureReserving,
	live: measureLive,
	growth: measureGrowth,
	catalogue: measureCatalogue,
	matching: measureMatching,
	threads: measureThreads,
	memory: measureMemory,
	desk: measureDesk,
	scroll: measureScroll,
	streams: measureStreams,
	processes: measureProcesses,
	servers: measureServers,
	proxy: measureProxy,
	restart: measureRestart,
	visits: measureVisits,
	logins: measureLogins,
};
type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !names.includes(word as Part));
if (unknown.length > 0) {
	console.error(`There is no part “${unknown.join('”, “')}”; there are: ${names.join(', ')}.`);
	process.exit(1);
}

const rows: Row[] = [];
const add: AddRow = (row) => {
	rows.push(row);
	say(`${row.isReached ? 'ok  ' : '    '} ${row.what}: ${row.reached} (goal ${row.goal})`);
};
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
for (const name of chosen) await parts[name](add, say);
if (chosen.length === names.length) {
	await writePaper(rows);
	say('\nWritten to docs/PERFORMANCE.md.');
} else say('\nA part alone is not written to docs/PERFORMANCE.md.');
process.exit(0);
