/** Where a trace comes from, as the W3C's header `traceparent` says it. */
export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

const form = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const isNought = (id: string) => /^0+$/.test(id);

/** Undefined where it says nothing that can be taken over: then a trace begins here. */
export function parseTraceParent(header: unknown): TraceParent | undefined {
	const [, version, traceId = '', spanId = '', flags = '', more] =
		form.exec(typeof header === 'string' ? header.trim() : '') ?? [];
	// Later versions may say more behind it; the first has nothing there, and ff is none.
	if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
	if (isNought(traceId) || isNought(spanId)) return undefined;
	return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The same traces for everybody who keeps this share: it is read off their ids. */
export const isInShare = (traceId: string, share: number): boolean =>
	Number.parseInt(traceId.slice(-13), 16) < share * 16 ** 13;
