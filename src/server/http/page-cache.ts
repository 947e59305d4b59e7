import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it was sent to a visitor without a session, ready to be sent again. */
export type CachedPage = {
	/** With the policy that names the nonce standing in the page: the two belong together. */
	headers: Record<string, string>;
	bodies: Record<Encoding, Buffer>;
	until: number;
};

/** As long as data counts as fresh (SPEC section 7). */
const freshMs = 5_000;
const maxPages = 500;

/** Who has waited so long for a page that is being made for somebody else has one made. */
const patienceMs = 1_000;

const brotli = (body: Buffer) =>
	promisify(brotliCompress)(body, {
		params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
	});

/** Compressed once for all who ask within the five seconds. */
async function allEncodings(body: Buffer): Promise<CachedPage['bodies']> {
	const [br, zipped] = await Promise.all([brotli(body), promisify(gzip)(body, { level: 6 })]);
	return { br, gzip: zipped, identity: body };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Visitors’ pages, per address, language and currency; never for members. */
export function createPageCache(clock: () => number = Date.now) {
	const pages = new Map<string, CachedPage>();
	const underWay = new Map<string, Promise<CachedPage | undefined>>();

	async function keep(key: string, headers: Record<string, string>, body: Promise<Buffer | undefined>) {
		const whole = await body;
		if (!whole) return undefined;
		const page = { headers, bodies: await allEncodings(whole), until: clock() + freshMs };
		pages.delete(key);
		pages.set(key, page);
		const [oldest] = pages.keys();
		if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
		return page;
	}

	const bytesOf = ({ bodies }: CachedPage) => Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

	return {
		/** What is kept now, stale pages too: they go when others come. */
		size: () => ({ entries: pages.size, bytes: [...pages.values()].reduce((sum, page) => sum + bytesOf(page), 0) }),
		/** The page if it is still fresh. */
		find(key: string): CachedPage | undefined {
			const page = pages.get(key);
			return page && page.until > clock() ? page : undefined;
		},
		/** The page that someone else is being sent just now, when it is whole; undefined when there is none such, or it takes long. */
		async awaited(key: string): Promise<CachedPage | undefined> {
			const page = underWay.get(key);
			if (!page) return undefined;
			const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
			const timer = setTimeout(resolve, patienceMs, undefined);
			return Promise.race([page, tooLong]).finally(() => clearTimeout(timer));
		},
		/** Caches a page while it is sent; a body of undefined was cut off and is not cached. */
		add(key: string, headers: Record<string, string>, body: Promise<Buffer | undefined>): void {
			const keeping = keep(key, headers, body)
				.catch(() => undefined)
				.finally(() => {
					if (underWay.get(key) === keeping) underWay.delete(key);
				});
			underWay.set(key, keeping);
		},
	};
}

/** The best encoding a browser takes. */
export function encodingOf(accepted: string | undefined): Encoding {
	if (accepted === undefined) return 'identity';
	if (/\bbr\b/.test(accepted)) return 'br';
	return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
