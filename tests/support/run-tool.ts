import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** Runs the JavaScript of an installed tool in a folder and returns what it printed, however it ended. */
export function runTool(script: string, args: string[], folder: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const command = [join(root, 'node_modules', script), ...args];
		execFile(process.execPath, command, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
			if (stdout === '') reject(new Error(`${script} printed nothing: ${error?.message ?? ''}\n${stderr}`));
			else resolve(stdout);
		});
	});
}
