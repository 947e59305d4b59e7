import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import type { Row } from './row.ts';

/** Written by hand; change it when the figures change. */
const waysOn = `## What stands in the way of the rest

- **A list page rendered afresh.** Measured one by one, so that the parts need not add up: React alone writes the page's
  elements, made beforehand, in 1.4 ms; the two questions to the database and the check of their answers take 1.4; what is
  left of a page without its content 0.8. Each includes the engine's own threads, which collect and compile. The rest is the
  page's own components. The footer's facts are kept five seconds; the way on is fewer elements a row (a fifth of all are
  icons, two elements each), and a cheaper way from the socket to the list's rows (0.7).
- **JavaScript on the list page.** React DOM is 62 kB of it, and swc makes nothing smaller of it. The rest is close to the
  goal: what only some pages use must stay out of the chunk \`house\` (vite.config.ts). A way on: the page's words in the
  document instead of in two scripts (3.4 kB, at the price of sending them with every page).
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
