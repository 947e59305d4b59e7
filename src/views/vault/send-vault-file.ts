import type { VaultFile } from '#contract/api/vault.ts';
import { ApiFailure } from '#contract/client.ts';
import type { Problem } from '#contract/errors.ts';

/** Browsers know no type for scans. */
const typeOf = ({ type, name }: File): string =>
	type === '' || /\.(dcm|dicom)$/i.test(name) ? 'application/dicom' : type;

const patienceMs = 120_000;

function answerOf(request: XMLHttpRequest): VaultFile {
	const isProblem = request.getResponseHeader('content-type')?.startsWith('application/problem+json');
	if (request.status === 200) return JSON.parse(request.responseText);
	throw new ApiFailure(request.status, isProblem ? (JSON.parse(request.responseText) as Problem) : undefined);
}

/** Sends a file and tells how far it has come, from 0 to 1, which `fetch` does not. Its name stays here. */
export const sendVaultFile = (
	file: File,
	{ address, onProgress }: { address: string; onProgress: (part: number) => void },
): Promise<VaultFile> =>
	new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open('POST', address);
		request.timeout = patienceMs;
		request.setRequestHeader('accept', 'application/json');
		request.setRequestHeader('content-type', typeOf(file));
		request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
		for (const end of ['error', 'timeout', 'abort'] as const)
			request.addEventListener(end, () => reject(new ApiFailure(0)));
		request.addEventListener('load', () => {
			try {
				resolve(answerOf(request));
			} catch (error) {
				reject(error);
			}
		});
		request.send(file);
	});
