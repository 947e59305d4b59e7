import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './row.ts';

/** Written by hand; change it when the figures change. */
const waysOn = `## What stands in the way of the rest

- **A list page rendered afresh.** About two thirds is React over the page's own components, a quarter the query, the
  check of the answer and the data in the document, the rest garbage collection. React alone writes as many plain elements
  in about a millisecond on the same machine, so the way on is fewer and plainer components a row (a row of the list has
  some twenty, each with hooks of its own), and links that do not work out their address twice.
- **JavaScript on the list page.** React DOM and Query are 78 kB of it. The ways on: the phone's menu, the language offer
  and the logout's message on demand, one table of words a language instead of one import a file, and the form's small
  chunks in one.
- **Lighthouse on the list page.** First paint and largest paint are well inside; what costs points is the time the main
  thread is busy while the page comes to life, on a machine whose single core is slow before it is throttled fourfold.
`;

const howReserving = `## How reserving is measured

Twenty connections, two thousand members with sessions of their own, each reservation with its own key, over HTTP through
every layer: cookies and token, contract, rules, sealing, one transaction, the answer checked against the contract. The
bare handler is node:http and pg: it lives through one reservation of the product, notes every statement with its values,
and repeats exactly those, prepared, with other ids. Mails are queued in the transaction on both sides; sending them is a
job's work and left out on both. CPU is that of the server process and of all processes of the database. For the growth,
members grow along, so that each has as many reservations as before.
`;

function paper(rows: readonly Row[]): string {
	const table = rows
		.map(({ what, reached, goal, isReached }) => `| ${what} | ${reached} | ${goal} | ${isReached ? 'yes' : 'no'} |`)
		.join('\n');
	return `# Performance

Measured by \`npm run bench\` in one run: ratios are taken in turns, back to back, so that whatever else the machine did
met both sides. Figures of another machine will differ; the ratios should not by much. A part alone is measured, and not
written here, by \`npm run bench -- reserving\` (pages, reserving, growth).

${cpus().length} cores, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}, embedded PostgreSQL and demonstration data.

| what | reached | goal | reached? |
|---|---|---|---|
${table}

${howReserving}
${waysOn}`;
}

export const writePaper = (rows: readonly Row[]): Promise<void> =>
	writeFile(resolve('docs/PERFORMANCE.md'), paper(rows));
