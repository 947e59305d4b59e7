import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { QueryClient, queryOptions } from './query-client.ts';
import { QueryClientContext, useKeptQueries, useQuery, useSuspenseQuery } from './use-query.ts';

const newClient = () =>
	new QueryClient({ staleTime: 5_000, gcTime: Number.POSITIVE_INFINITY, refetchOnMount: false, retry: () => false });

const greeting = (queryFn: () => Promise<string>) => queryOptions({ queryKey: ['greeting'], queryFn });

function Greeting({ queryFn }: { queryFn: () => Promise<string> }) {
	const { data, dataUpdatedAt } = useSuspenseQuery(greeting(queryFn));
	const { data: name } = useSuspenseQuery({ queryKey: ['name'], queryFn: async () => 'Linh' });
	return <p data-has-age={dataUpdatedAt > 0}>{`${data}, ${name}`}</p>;
}

const inside = (client: QueryClient, children: ReactNode) => (
	<QueryClientContext value={client}>
		<Suspense fallback={<i>waiting</i>}>{children}</Suspense>
	</QueryClientContext>
);

function streamed(node: ReactNode): Promise<string> {
	const out = new PassThrough();
	const { pipe } = renderToPipeableStream(node, { onError: () => undefined, onShellReady: () => pipe(out) });
	return text(out);
}

test('data that is there is rendered at once and fetched by nobody', () => {
	const client = newClient();
	const queryFn = vi.fn(async () => 'Hello');
	client.setQueryData(['greeting'], 'Hello');
	client.setQueryData(['name'], 'Linh');
	expect(renderToString(inside(client, <Greeting queryFn={queryFn} />))).toContain(
		'<p data-has-age="true">Hello, Linh</p>',
	);
	expect(queryFn).not.toHaveBeenCalled();
});

test('a rendering that can wait shows the fallback, then the data; each is fetched once', async () => {
	const client = newClient();
	const queryFn = vi.fn(async () => 'Hello');
	const html = await streamed(
		inside(client, [<Greeting key="a" {...{ queryFn }} />, <Greeting key="b" {...{ queryFn }} />]),
	);
	expect(html.indexOf('waiting')).toBeLessThan(html.indexOf('Hello, Linh'));
	expect(html.match(/Hello, Linh/g)).toHaveLength(2);
	expect(queryFn).toHaveBeenCalledTimes(1);
	expect(client.dehydrate().map(({ data }) => data)).toEqual(['Hello', 'Linh']);
});

test('a failure is thrown where the data is needed, and is not asked for over and over', async () => {
	const client = newClient();
	const queryFn = vi.fn(async () => Promise.reject<string>(new Error('down')));
	const html = await streamed(inside(client, <Greeting queryFn={queryFn} />));
	expect(html).not.toContain('<p');
	expect(queryFn).toHaveBeenCalledTimes(1);
	await expect(streamed(inside(client, <Greeting queryFn={queryFn} />))).resolves.not.toContain('<p');
	expect(queryFn).toHaveBeenCalledTimes(1);
	void client.retryFailed();
	await streamed(inside(client, <Greeting queryFn={queryFn} />));
	expect(queryFn).toHaveBeenCalledTimes(2);
});

function Aside({ queryFn }: { queryFn: () => Promise<string> }) {
	const { data, isPending, isError, isSuccess } = useQuery(greeting(queryFn));
	useKeptQueries([greeting(queryFn)]);
	return <p>{JSON.stringify({ data, isPending, isError, isSuccess })}</p>;
}

test('what need not be waited for is never fetched by a rendering on the server', async () => {
	const client = newClient();
	const queryFn = vi.fn(async () => 'Hello');
	const html = (await streamed(inside(client, <Aside queryFn={queryFn} />))).replaceAll('&quot;', '"');
	expect(html).toContain('{"isPending":true,"isError":false,"isSuccess":false}');
	expect(queryFn).not.toHaveBeenCalled();
	client.setQueryData(['greeting'], 'Hello');
	expect(renderToString(inside(client, <Aside queryFn={queryFn} />)).replaceAll('&quot;', '"')).toContain(
		'{"data":"Hello","isPending":false,"isError":false,"isSuccess":true}',
	);
});
