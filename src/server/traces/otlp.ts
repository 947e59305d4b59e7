export type Facts = Record<string, string | number | boolean>;

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 };
export type SpanKind = keyof typeof kinds;

export type EndedSpan = {
	traceId: string;
	spanId: string;
	parentId: string | undefined;
	name: string;
	kind: SpanKind;
	beganNs: bigint;
	endedNs: bigint;
	facts: Facts;
	/** A code, where it failed. */
	failure: string | undefined;
};

function typed(value: Facts[string]) {
	if (typeof value === 'string') return { stringValue: value };
	if (typeof value === 'boolean') return { boolValue: value };
	return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}
const attributesOf = (facts: Facts) => Object.entries(facts).map(([key, value]) => ({ key, value: typed(value) }));

/** OpenTelemetry's protocol, version 1, as JSON: what every collector takes at `/v1/traces`. */
export function otlpOf(resource: Facts, spans: readonly EndedSpan[]) {
	const told = spans.map(({ traceId, spanId, parentId, name, kind, beganNs, endedNs, facts, failure }) => ({
		...{ traceId, spanId, name, kind: kinds[kind] },
		...(parentId && { parentSpanId: parentId }),
		startTimeUnixNano: String(beganNs),
		endTimeUnixNano: String(endedNs),
		attributes: attributesOf({ ...facts, ...(failure && { 'error.type': failure }) }),
		status: failure ? { code: 2 } : {},
	}));
	return {
		resourceSpans: [
			{
				resource: { attributes: attributesOf(resource) },
				scopeSpans: [{ scope: { name: 'maru' }, spans: told }],
			},
		],
	};
}
