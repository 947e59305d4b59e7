import { type EndedSpan, type Facts, otlpOf } from './otlp.ts';

type Options = {
	/** Of the collector; spans go to `/v1/traces` below it. */
	endpoint: string;
	headers: Record<string, string>;
	resource: Facts;
	/** Told once when it begins to fail, not for every batch. */
	onFailure(sentence: string): void;
	gatherMs?: number;
};

export type SpanSender = {
	add(span: EndedSpan): void;
	count(): { sent: number; dropped: number };
	/** Sends what is left, once. */
	close(): Promise<void>;
};

const gatherMs = 2_000;
const mostAtOnce = 512;
/** More than these wait for nobody: a collector that is away must not cost the memory of the site. */
const mostWaiting = 4_096;
const answerMs = 5_000;

const passing = [408, 429, 502, 503, 504];

/** Spans go out together and beside everything else: nobody waits for them, and what cannot be told is dropped. */
export function createSpanSender(options: Options): SpanSender {
	const url = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`;
	const waiting: EndedSpan[] = [];
	const counts = { sent: 0, dropped: 0 };
	let timer: NodeJS.Timeout | undefined;
	let sending: Promise<void> | undefined;
	let isFailing = false;

	async function post(spans: readonly EndedSpan[]): Promise<'sent' | 'later' | 'refused'> {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { ...options.headers, 'content-type': 'application/json' },
			body: JSON.stringify(otlpOf(options.resource, spans)),
			signal: AbortSignal.timeout(answerMs),
		}).catch(() => undefined);
		await answer?.body?.cancel().catch(() => undefined);
		const outcome = answer?.ok ? 'sent' : !answer || passing.includes(answer.status) ? 'later' : 'refused';
		if (outcome !== 'sent' && !isFailing)
			options.onFailure(`traces are not taken: ${answer ? `status ${answer.status}` : 'no answer'}`);
		isFailing = outcome !== 'sent';
		return outcome;
	}

	async function send(): Promise<void> {
		while (waiting.length > 0) {
			const batch = waiting.splice(0, mostAtOnce);
			const outcome = await post(batch);
			if (outcome === 'later') {
				// The newest of all that is too much go.
				waiting.unshift(...batch);
				counts.dropped += waiting.splice(mostWaiting).length;
				return;
			}
			counts[outcome === 'sent' ? 'sent' : 'dropped'] += batch.length;
		}
	}
	const sendAlone = () => {
		sending ??= send().finally(() => {
			sending = undefined;
			if (waiting.length > 0) gather();
		});
		return sending;
	};
	const gather = () => {
		timer ??= setTimeout(() => {
			timer = undefined;
			void sendAlone();
		}, options.gatherMs ?? gatherMs).unref();
	};
	return {
		add(span) {
			if (waiting.length >= mostWaiting) {
				counts.dropped += 1;
				return;
			}
			waiting.push(span);
			gather();
		},
		count: () => ({ ...counts }),
		async close() {
			await sending;
			await sendAlone();
			clearTimeout(timer);
		},
	};
}
