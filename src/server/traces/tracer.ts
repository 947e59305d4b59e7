import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Facts, SpanKind } from './otlp.ts';
import type { SpanSender } from './span-sender.ts';
import { isInShare, type TraceParent } from './trace-parent.ts';

export type Span = {
	readonly traceId: string;
	readonly isSampled: boolean;
	rename(name: string): void;
	note(facts: Facts): void;
	/** Once; with a code, where it failed. */
	end(failure?: string): void;
};

type OpenSpan = Span & { readonly spanId: string; isOver(): boolean };

export type Tracer = {
	/** A trace begins, or goes on from where somebody before us began it. */
	begin(name: string, kind: SpanKind, options: { from?: TraceParent | undefined; facts: Facts }): Span;
	/** Whatever is asked for in `work`, and in what follows from it, belongs to the span until that ends. */
	within<T>(span: Span, work: () => T): T;
	/** A step of what is at work; undefined where nothing is, where it is over, or where this trace is not kept. */
	step(name: string, kind: SpanKind, facts: Facts): Span | undefined;
};

/** Of an error what may be told: a code or a class, never its words. */
export const failureOf = (error: unknown): string | undefined => {
	if (error === null || error === undefined) return undefined;
	const { code, cause, name } = error as { code?: unknown; cause?: { code?: unknown }; name?: string };
	return String(code ?? cause?.code ?? name ?? 'unknown');
};

/** A step that lasts as long as its work. */
export async function asStep<T>(
	tracer: Tracer | undefined,
	{ name, kind, facts = {} }: { name: string; kind: SpanKind; facts?: Facts },
	work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
	const span = tracer?.step(name, kind, facts);
	if (!tracer || !span) return work(undefined);
	try {
		const result = await tracer.within(span, () => work(span));
		span.end();
		return result;
	} catch (error) {
		span.end(failureOf(error));
		throw error;
	}
}

/** The clock of this moment, and from there on one that nobody sets back: spans of one trace lie in each other. */
function createTicking() {
	const [unixMs, since] = [Date.now(), performance.now()];
	return () => BigInt(unixMs) * 1_000_000n + BigInt(Math.round((performance.now() - since) * 1e6));
}
type Ticking = ReturnType<typeof createTicking>;

type Begun = {
	name: string;
	kind: SpanKind;
	facts: Facts;
	traceId: string;
	parentId: string | undefined;
	isSampled: boolean;
	now: Ticking;
};

function openSpan(begun: Begun, sender: Pick<SpanSender, 'add'>): OpenSpan & { now: Ticking } {
	const { kind, traceId, parentId, isSampled, now } = begun;
	const facts = { ...begun.facts };
	const spanId = randomBytes(8).toString('hex');
	const beganNs = now();
	let { name } = begun;
	let isOver = false;
	return {
		...{ traceId, spanId, isSampled, now },
		rename(better) {
			name = better;
		},
		note: (more) => void Object.assign(facts, more),
		isOver: () => isOver,
		end(failure) {
			if (isOver) return;
			isOver = true;
			if (isSampled) sender.add({ traceId, spanId, parentId, name, kind, beganNs, endedNs: now(), facts, failure });
		},
	};
}

/** Follows what one request or job does through the server. `share` of all traces are kept, unless who sent us one has chosen. */
export function createTracer(sender: Pick<SpanSender, 'add'>, share: number): Tracer {
	const atWork = new AsyncLocalStorage<ReturnType<typeof openSpan>>();
	return {
		begin(name, kind, { from, facts }) {
			const traceId = from?.traceId ?? randomBytes(16).toString('hex');
			const isSampled = from ? from.isSampled : isInShare(traceId, share);
			const now = createTicking();
			return openSpan({ name, kind, facts, traceId, parentId: from?.spanId, isSampled, now }, sender);
		},
		within: (span, work) => atWork.run(span as ReturnType<typeof openSpan>, work),
		step(name, kind, facts) {
			const parent = atWork.getStore();
			// What follows an answer (handing on what was committed, what is gathered of many) is nobody's step.
			if (!parent?.isSampled || parent.isOver()) return undefined;
			const { traceId, spanId: parentId, now } = parent;
			return openSpan({ name, kind, facts, traceId, parentId, isSampled: true, now }, sender);
		},
	};
}
