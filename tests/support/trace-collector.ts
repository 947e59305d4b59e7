import { createServer } from 'node:http';

type Value = { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number };
type Attribute = { key: string; value: Value };
export type ToldSpan = {
	traceId: string;
	spanId: string;
	parentSpanId?: string;
	name: string;
	kind: number;
	startTimeUnixNano: string;
	endTimeUnixNano: string;
	attributes: Attribute[];
	status: { code?: number };
};
type Told = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ToldSpan[] }[] }[] };

export const factsOf = (attributes: readonly Attribute[]): Record<string, string | number | boolean | undefined> =>
	Object.fromEntries(
		attributes.map(({ key, value }) => [
			key,
			value.intValue === undefined
				? (value.stringValue ?? value.boolValue ?? value.doubleValue)
				: Number(value.intValue),
		]),
	);

/** Takes traces as a collector does, by OTLP over HTTP; `status` is what it answers. */
export async function startTraceCollector() {
	const bodies: string[] = [];
	const asked: { url: string; type: string; key: string }[] = [];
	const state = { status: 200 };
	const server = createServer((request, response) => {
		let body = '';
		request.setEncoding('utf8').on('data', (chunk: string) => {
			body += chunk;
		});
		request.on('end', () => {
			const { url = '', headers } = request;
			asked.push({ url, type: headers['content-type'] ?? '', key: String(headers['x-key'] ?? '') });
			if (state.status === 200) bodies.push(body);
			response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as { port: number };
	const told = () => bodies.map((body) => JSON.parse(body) as Told).flatMap(({ resourceSpans }) => resourceSpans);
	return {
		endpoint: `http://127.0.0.1:${port}`,
		asked,
		state,
		raw: () => bodies.join('\n'),
		resource: () => factsOf(told()[0]?.resource.attributes ?? []),
		spans: () => told().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
		close: () =>
			new Promise<void>((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
