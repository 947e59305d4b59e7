import { createServer } from 'node:http';

/** The measure for pages: node:http and nothing else, sending the very bytes that the product sends. */
const [port = '', url = ''] = process.argv.slice(2);
const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
const page = await fetch(url, { headers: { 'accept-encoding': 'br' } });
void page.body?.cancel();
const { brotliCompressSync, constants } = await import('node:zlib');
const body = brotliCompressSync(Buffer.from(await response.arrayBuffer()), {
	params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
});
const headers = [...response.headers]
	.filter(
		([name]) =>
			!['content-length', 'transfer-encoding', 'connection', 'keep-alive', 'date', 'content-encoding'].includes(name),
	)
	.flat();

createServer((_, reply) => {
	reply.writeHead(200, [...headers, 'content-encoding', 'br', 'content-length', String(body.length)]);
	reply.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
