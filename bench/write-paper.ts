import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './row.ts';

/** Written by hand; change it when the figures change. */
const waysOn = `## Where it is close

A goal missed is said in the table. These have the least room:

- **JavaScript that pages load.** React and React DOM are 68 kB of it. It is weighed by every \`npm test\` (scripts/weigh-pages.ts) against limits a tenth above
  what each page weighed on 2026-11-19: a guard. The goals (list 118 kB, product 135 kB, others 150 kB) are missed by six pages ([0167](decisions/0167-limits-of-weight-are-a-guard.md)).
- **Lighthouse** depends on the machine: the core here is slow before it is throttled fourfold, and single runs differ by two
  points. Every file counts, for without HTTP/2 six come at a time: what the list and a product's page
  share with others is one file each (vite.config.ts). What else was done is in [0033](decisions/0033-what-lies-below-comes-later.md).
- **A list page rendered afresh** is measured once the engine has compiled what is used much; within the first pages of a
  process it costs more, as the table says. The list's question to the database and its answer take 0.8 ms of
  it; React writes the rest ([0051](decisions/0051-react-writes-every-element.md)).
`;

const howReserving = `## How reserving is measured

Twenty connections, two thousand members with sessions of their own, each reservation with its own key, over HTTP through
every layer: cookies and token, contract, rules, sealing, one transaction, the answer checked against the contract. The
bare handler is node:http and pg: it lives through one reservation of the product, notes every statement with its values,
and repeats exactly those, prepared, with other ids. Mails are queued in the transaction on both sides; sending them is a
job's work and left out on both. For the slow flush PostgreSQL waits 5 ms before each (\`commit_delay\`); measured against it is the product
itself without the statements that ask for jobs and without what follows a commit (decision 0059). CPU is that of the server process and of all processes of the database. For the growth,
members grow along, so that each has as many reservations as before.
`;

const howMatching = `## How matching and threads are measured

The demonstration's questions are copied, with their words, answers, versions and threads: ten times, so that every list has
a whole first page, and then up to a hundred thousand questions with half a million answers. One in five is of the last
thirty days and can be answered or is being decided; the others are of the two years before. Three of ten are private. Every
house has tens of thousands of answers. Whoever reads has as many questions, threads and notifications of their own before
as after. A list counts up to a limit and says “more than”, so that a count costs the same from there on. Each line is the
CPU of a whole request over HTTP, of the server process and of all processes of the database, twenty at a time.
`;

const howDesk = `## How the desk is measured

One house, a clinic, has copies of one of its reservations: a thousand of the month before and the two after today, forty of them waiting; the
others, up to ten and a hundred thousand, nine in ten of the five years before and one in ten of the months after. Names, countries and languages of
guests differ. Each line is the CPU of a whole request over HTTP at each size, of the server process and of all processes of the database, twenty at a time; the ratio is
that of the largest to the smallest.
`;

function paper(rows: readonly Row[]): string {
	const table = rows
		.map(({ what, reached, goal, isReached }) => `| ${what} | ${reached} | ${goal} | ${isReached ? 'yes' : 'no'} |`)
		.join('\n');
	return `# Performance

Measured by \`npm run bench\` in one run: ratios are taken in turns, back to back, so that whatever else the machine did
met both sides. Figures of another machine will differ; the ratios should not by much. A part alone is measured, and not
written here, by \`npm run bench -- reserving\` (pages, reserving, live, growth,
matching, threads, desk, scroll, streams, processes, servers, proxy, restart).

${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, embedded PostgreSQL and demonstration data.

| what | reached | goal | reached? |
|---|---|---|---|
${table}

${howReserving}
${howMatching}
${howDesk}
${waysOn}`;
}

const path = resolve('docs/PERFORMANCE.md');
/** From here on it is written by hand: what is measured by other commands. */
const kept = '## Goals and what is reached';

export async function writePaper(rows: readonly Row[]): Promise<void> {
	const before = await readFile(path, 'utf8').catch(() => '');
	const rest = before.includes(kept) ? `\n${before.slice(before.indexOf(kept))}` : '';
	await writeFile(path, paper(rows) + rest);
}
