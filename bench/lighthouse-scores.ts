import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Scores = Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function once(url: string, chromium: string, more: readonly string[]): Promise<Scores> {
	const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more]
		.map((flag) => flag.replace(/=(.* .*)$/, "='$1'"))
		.join(' ');
	const { stdout } = await promisify(execFile)(
		'lighthouse',
		[url, '--quiet', '--output=json', `--chrome-flags=${flags}`, `--only-categories=${categories.join(',')}`],
		{ env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 1 << 28 },
	);
	const report = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
	return Object.fromEntries(
		categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
	) as Scores;
}

/** Lighthouse as on a mid-range phone; the middle one of three runs by performance. */
export async function lighthouseScores(url: string, chromium: string, flags: readonly string[] = []): Promise<Scores> {
	const runs: Scores[] = [];
	for (let turn = 0; turn < 3; turn += 1) runs.push(await once(url, chromium, flags));
	return runs.sort((a, b) => a.performance - b.performance)[1] as Scores;
}
