import type { ContentKind } from '#domain/content/content.ts';
import type { Actor, ReservationHouse } from './reservation-house.ts';

type Any = Record<string, unknown>;

/** What an editor calls, and how an editor changes what it was given. */
export function contentCalls(house: () => ReservationHouse) {
	const call = (who: Actor, key: string, body?: unknown) => house().call(who, key, body === undefined ? {} : { body });
	const path = (kind: ContentKind, id: string) => `/api/console/content/${kind}/${id}`;
	const read = (who: Actor, kind: ContentKind, id: string) => call(who, `GET ${path(kind, id)}`);
	const save = (who: Actor, kind: ContentKind, id: string, body: Any) => call(who, `PUT ${path(kind, id)}/draft`, body);
	return {
		path,
		read,
		save,
		/** Changes the newest revision and saves it; the answer's `editing`. Throws when it was not saved. */
		async edit(who: Actor, kind: ContentKind, id: string, change: (value: Any) => Any) {
			const { body } = await read(who, kind, id);
			const content = { kind, value: change(structuredClone(body.content.value)) };
			const saved = await save(who, kind, id, { base: body.latest, content });
			if (saved.body.outcome !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved.body).slice(0, 500)}`);
			return saved.body.editing;
		},
		publish: (who: Actor, kind: ContentKind, id: string, revision: number) =>
			call(who, `POST ${path(kind, id)}/publication`, { revision }),
		schedule: (who: Actor, kind: ContentKind, id: string, body: { revision: number; at: string }) =>
			call(who, `PUT ${path(kind, id)}/schedule`, body),
		unschedule: (who: Actor, kind: ContentKind, id: string) => call(who, `DELETE ${path(kind, id)}/schedule`),
		archive: (who: Actor, kind: ContentKind, id: string, revision: number) =>
			call(who, `POST ${path(kind, id)}/archive`, { revision }),
		restore: (who: Actor, kind: ContentKind, id: string, body: { number: number; base: number }) =>
			call(who, `POST ${path(kind, id)}/restoration`, body),
		revisions: (who: Actor, kind: ContentKind, id: string) => call(who, `GET ${path(kind, id)}/revisions`),
		create: (who: Actor, body: Any) => call(who, 'POST /api/console/content', body),
		list: (who: Actor, kind: ContentKind, more = '') =>
			call(who, `GET /api/console/content?kind=${kind}&language=en${more}`),
	};
}

/** Another word in one part of one language. */
export const withText = (locale: string, part: string, text: unknown) => (value: Any) => {
	const texts = (value.texts ?? {}) as Record<string, Any>;
	return { ...value, texts: { ...texts, [locale]: { ...texts[locale], [part]: text } } };
};
