import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

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
	} finally {
		terminal.close();
		process.stdout.write('\n');
	}
}
