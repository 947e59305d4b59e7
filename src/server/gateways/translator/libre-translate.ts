import { z } from 'zod';
import { type TranslatedText, TranslatorFailed } from './translator.ts';

/** A reader waits for it, with the original before them. */
const timeoutMs = 10_000;
const mostBytes = 256 * 1024;

const translated = z.object({ translatedText: z.string() });
const known = z.array(z.object({ code: z.string() })).max(500);

type Given = { url: string; key: string | undefined; timeoutMs?: number };

/** The open interface of LibreTranslate: `POST /translate` and `GET /languages`, below an address. */
export function openLibreTranslate({ url, key, timeoutMs: most = timeoutMs }: Given) {
	const base = url.replace(/\/+$/, '');

	async function ask<Answer>(path: string, schema: z.ZodType<Answer>, body?: object): Promise<Answer> {
		try {
			const response = await fetch(base + path, {
				// Whoever answers in its stead elsewhere was not chosen by the operator.
				...{ redirect: 'error' as const, signal: AbortSignal.timeout(most) },
				...(body && {
					method: 'POST',
					headers: { 'content-type': 'application/json', accept: 'application/json' },
					body: JSON.stringify(body),
				}),
			});
			if (!response.ok) {
				await response.body?.cancel();
				throw new TranslatorFailed(`status ${response.status}`);
			}
			const answer = schema.safeParse(JSON.parse(await readBounded(response)));
			if (!answer.success) throw new TranslatorFailed('another answer than the interface’s');
			return answer.data;
		} catch (error) {
			if (error instanceof TranslatorFailed) throw error;
			const { name } = error as Error;
			throw new TranslatorFailed(
				name === 'TimeoutError' ? 'too slow' : name === 'SyntaxError' ? 'no JSON' : 'no answer',
			);
		}
	}

	return {
		async languages(): Promise<string[]> {
			return (await ask('/languages', known)).map(({ code }) => code);
		},
		async translate({ text, from, to }: TranslatedText): Promise<string> {
			const body = { q: text, source: from, target: to, format: 'text', ...(key !== undefined && { api_key: key }) };
			const { translatedText } = await ask('/translate', translated, body);
			// An empty one, or one out of all proportion, is none.
			if (translatedText.trim() === '' || translatedText.length > text.length * 8 + 500)
				throw new TranslatorFailed('not a translation');
			return translatedText;
		},
	};
}

async function readBounded(response: Response): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of response.body ?? []) {
		bytes += chunk.length;
		// Leaving the loop ends the answer.
		if (bytes > mostBytes) throw new TranslatorFailed('an endless answer');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
