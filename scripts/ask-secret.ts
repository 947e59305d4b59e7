import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartRefused } from '#server/start-refused.ts';

/** Asks on the terminal, without showing what is typed. */
export async function askSecret(question: string): Promise<string> {
	let isMuted = false;
	const output = new Writable({
		write(chunk, _, done) {
			if (!isMuted) process.stdout.write(chunk);
			done();
		},
	});
	const terminal = createInterface({ input: process.stdin, output, terminal: true });
	try {
		const answer = terminal.question(question);
		isMuted = true;
		return await answer;
	} catch {
		// Ctrl-C or the end of the input.
		throw new StartRefused('Nothing was given, so nothing was done.');
	} finally {
		terminal.close();
		process.stdout.write('\n');
	}
}
