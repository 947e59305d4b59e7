import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from '#contract/api.ts';
import { isPublicLocale } from '#i18n/locales.ts';
import { shareAddress } from '#i18n/share-card.ts';
import type { FileStore } from '#server/gateways/file-store/file-store.ts';
import { createSharePictures } from '../share/create-share-pictures.ts';
import { drawSharePicture, type OpenPhotograph } from '../share/draw-share-picture.ts';
import { shareCardOf } from '../share/share-card-of.ts';
import { sendProblem } from './problem.ts';

type Asked = { locale: string; of: string; file: string };

const year = 31_536_000;

type Options = {
	/** Where drawn pictures are kept. */
	folder: string;
	callApiFor: (requestId: string) => CallApi;
	files: FileStore;
};

/** Whoever may see the product's page may see its photographs, which lie open. */
const photographsIn =
	(files: FileStore): OpenPhotograph =>
	async ({ id, widths }) => {
		const stream = await files.open(`${id}/${widths.find((width) => width >= 960) ?? widths.at(-1)}.webp`);
		return stream && Buffer.concat(await stream.toArray());
	};

/** The pictures that messengers show beside a link, drawn when one is first asked for. */
export function serveShare(app: FastifyInstance, { folder, callApiFor, files }: Options): void {
	const pictures = createSharePictures(folder);
	const handler = async (request: FastifyRequest<{ Params: Asked }>, reply: FastifyReply) => {
		const { locale, of, file } = request.params;
		const name = /^([\w-]{1,64})\.(\w{1,16})\.jpg$/.exec(file);
		const id = name?.[1];
		const found =
			id !== undefined && isPublicLocale(locale) && (await shareCardOf({ of, id, locale }, callApiFor(request.id)));
		if (!found) return sendProblem(reply, { code: 'not-found' });
		const { subject, card, language } = found;
		const address = shareAddress(subject, card, locale);
		// An old message still names what stood on the picture then: it is shown what is true now.
		if (address !== request.url)
			return reply.code(302).headers({ location: address, 'cache-control': 'public, max-age=300' }).send();
		const bytes = await pictures(address.slice(1).replaceAll('/', '_'), () =>
			drawSharePicture(card, language, photographsIn(files)),
		);
		if (bytes === 'too-busy') return sendProblem(reply, { code: 'too-busy', retryAfter: 5 });
		const etag = `"${name?.[2]}"`;
		reply.headers({
			'cache-control': `public, max-age=${year}, immutable`,
			// Messengers' own pages show it too.
			'cross-origin-resource-policy': 'cross-origin',
			etag,
		});
		if (request.headers['if-none-match'] === etag) return reply.code(304).send();
		return reply.type('image/jpeg').send(bytes);
	};
	app.route({ method: ['GET', 'HEAD'], url: '/share/:locale/:of/:file', handler });
}
