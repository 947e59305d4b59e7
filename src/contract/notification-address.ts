import type { AreaSlug } from '#domain/area/areas.ts';
import { isOfOne, isSeenByOpening, type ReaderSide, type Spot } from '#domain/event/notified.ts';
import type { ThreadSubjectKind } from '#domain/thread/thread.ts';
import { consolePages } from './console-pages.ts';
import { matchPage, pagePath } from './page-address.ts';

type Thing = {
	id: string;
	productId: string;
	/** As whom it is read: a house works in the console. */
	side?: ReaderSide;
	/** The business, where its page shows one of several. */
	organisationId?: string;
	/** Of what was written about an answer, or in a consultation. */
	questionId?: string;
	consultationId?: string;
	/** What is written about there, and whether its reader writes for the house. */
	talk?: { kind: ThreadSubjectKind; id: string; isHouse: boolean };
	/** Where that product stands; of a photograph that, or whose profile shows it. */
	area?: AreaSlug;
	providerId?: string;
	/** A language that only the console speaks, in which its reader works. */
	spokenIn?: string | undefined;
};

/** One's own consultation stands on the page of what it is about. */
const consultationPath = ({ id, productId }: Thing): string =>
	`${pagePath('consultationForm', { id: productId })}?request=${id}`;

const reservationPath = ({ id, side = 'own' }: Thing): string =>
	side === 'own' ? pagePath('myReservation', { id }) : `${consolePages.reservations.path}/${id}`;

/** A thread stands on the page of what it is about, where its reader has that. */
const talkPaths: Record<ThreadSubjectKind, (thing: Thing) => string> = {
	reservation: (thing) => addresses.messages(thing),
	'matching-answer': (thing) => addresses[thing.side === 'own' ? 'talks' : 'house-talks'](thing),
	consultation: (thing) => addresses[thing.side === 'own' ? 'consultation' : 'consulting'](thing),
	video: (thing) => addresses.video(thing),
};

/** Where something is seen, by its spot: a path without a language. */
const addresses: Record<Spot, (thing: Thing) => string> = {
	reservation: reservationPath,
	messages: (thing) => `${reservationPath(thing)}#messages`,
	dispute: (thing) => `${reservationPath(thing)}#dispute`,
	refund: (thing) => `${reservationPath(thing)}#refund-account`,
	offer: ({ id, productId }) => `${pagePath('reserveLink', { id: productId })}?waiting=${id}`,
	waits: () => pagePath('myReservations'),
	ratings: () => pagePath('myRatings'),
	rated: ({ area, productId }) =>
		area === undefined ? pagePath('home') : pagePath('productDetail', { area, id: productId }),
	business: ({ spokenIn }) => (spokenIn ? consolePages.information.path : pagePath('myInformation')),
	slips: () => consolePages.slips.path,
	keys: ({ organisationId }) =>
		[consolePages.api.path, organisationId && `organisation=${organisationId}`].filter(Boolean).join('?'),
	settlement: ({ id }) => `${consolePages.settlements.path}/${id}`,
	moderation: () => consolePages.ratings.path,
	partners: () => consolePages.applications.path,
	talks: ({ questionId, consultationId, productId }) => {
		if (consultationId) return consultationPath({ id: consultationId, productId });
		return questionId ? pagePath('matchingDetail', { id: questionId }) : pagePath('myMatches');
	},
	'house-talks': ({ questionId, consultationId }) =>
		consultationId
			? `${consolePages.consultations.path}/${consultationId}`
			: [consolePages.matching.path, questionId].filter(Boolean).join('/'),
	thread: ({ talk, side = 'own', ...thing }) =>
		talk
			? talkPaths[talk.kind]({ ...thing, id: talk.id, side: talk.isHouse ? 'house' : 'own' })
			: addresses[side === 'own' ? 'talks' : 'house-talks'](thing),
	// Until what people edit has its pages.
	content: () => consolePages.today.path,
	products: () => consolePages.products.path,
	company: () => consolePages.company.path,
	reports: () => consolePages.messages.path,
	photograph: ({ area, productId, providerId }) =>
		area && productId !== ''
			? pagePath('productDetail', { area, id: productId })
			: [pagePath('home'), providerId && `provider=${providerId}`].filter(Boolean).join('?'),
	photographs: ({ productId }) =>
		productId === '' ? consolePages.profile.path : `${consolePages.products.path}/${productId}?part=photographs`,
	'photograph-reports': () => consolePages.photographs.path,
	question: ({ id }) => pagePath('matchingDetail', { id }),
	answering: ({ id }) => `${consolePages.matching.path}/${id}`,
	consultation: consultationPath,
	consulting: ({ id }) => `${consolePages.consultations.path}/${id}`,
	video: ({ id, side = 'own', spokenIn }) =>
		side === 'own' && spokenIn === undefined
			? `${pagePath('videoConsultation')}?date=${id}`
			: `${consolePages.videos.path}/${id}`,
	'question-reports': () => consolePages.matchingReports.path,
	terms: () => pagePath('terms'),
	privacy: () => pagePath('policy'),
};

export const addressOfSpot = (spot: Spot, thing: Thing): string => addresses[spot](thing);

type OpenSpot = { spot: Spot; id?: string };

const nothing: Thing = { id: '', productId: '' };
const desks = (Object.keys(addresses) as Spot[]).filter((spot) => !isOfOne(spot) && isSeenByOpening(spot));

/** What somebody sees who has this page open; undefined where it is nothing that people are told of. */
export function spotAt(path: string, search = ''): OpenSpot | undefined {
	const match = matchPage(path);
	if (match?.page === 'myReservation' && match.params.id !== undefined)
		return { spot: 'reservation', id: match.params.id };
	if (match?.page === 'matchingDetail' && match.params.id !== undefined)
		return { spot: 'question', id: match.params.id };
	if (match?.page === 'videoConsultation') {
		const id = new URLSearchParams(search).get('date');
		return id === null ? undefined : { spot: 'video', id };
	}
	if (match?.page === 'consultationForm') {
		const id = new URLSearchParams(search).get('request');
		return id === null ? undefined : { spot: 'consultation', id };
	}
	const reservation = /^\/console\/reservations\/(?!new$)([\w-]{1,64})$/.exec(path)?.[1];
	if (reservation !== undefined) return { spot: 'reservation', id: reservation };
	const consulting = /^\/console\/consultations\/([\w-]{1,64})$/.exec(path)?.[1];
	if (consulting !== undefined) return { spot: 'consulting', id: consulting };
	const settlement = /^\/console\/settlements\/([\w-]{36})$/.exec(path)?.[1];
	if (settlement !== undefined) return { spot: 'settlement', id: settlement };
	const talk = /^\/console\/videos\/([\w-]{1,64})$/.exec(path)?.[1];
	if (talk !== undefined) return { spot: 'video', id: talk };
	const answering = /^\/console\/matching\/([\w-]{1,64})$/.exec(path)?.[1];
	if (answering !== undefined) return { spot: 'answering', id: answering };
	if (match?.page === 'reserveLink') {
		const id = new URLSearchParams(search).get('waiting');
		return id === null ? undefined : { spot: 'offer', id };
	}
	if (path === consolePages.information.path) return { spot: 'business' };
	const spot = desks.find((one) => addressOfSpot(one, nothing) === path);
	return spot && { spot };
}
