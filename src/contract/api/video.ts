import { z } from 'zod';
import { interpreterStates } from '#domain/video/interpreter.ts';
import { seats } from '#domain/video/seats.ts';
import { videoStates } from '#domain/video/video-date.ts';
import { cursor, type Endpoint, language, pageOf } from '../endpoint.ts';
import { fault } from '../faults.ts';

const moment = z.iso.datetime();
const times = z.array(z.iso.datetime(fault('date-wrong'))).max(10);
const words = z.string().trim().max(2_000, fault('too-long'));
const id = z.strictObject({ id: z.uuid() });
const nothing = z.strictObject({});
const agreed = z.literal(true, fault('must-agree'));

/** As whom one looks at it. */
const videoRoles = ['member', 'house', 'interpreter'] as const;

export const videoRow = z.strictObject({
	id: z.uuid(),
	role: z.enum(videoRoles),
	state: z.enum(videoStates),
	/** Who has to do something next. */
	waitsFor: z.enum(['member', 'house']).nullable(),
	provider: z.strictObject({ id: z.string(), name: z.string(), languages: z.array(language) }),
	product: z.strictObject({ id: z.string(), area: z.string(), title: z.string() }).nullable(),
	/** Who asked for it, as they are called. */
	member: z.string(),
	wishes: z.array(moment),
	proposals: z.array(moment),
	scheduledAt: moment.nullable(),
	minutes: z.int(),
	language,
	wantsInterpreter: z.boolean(),
	interpreter: z.strictObject({ name: z.string(), state: z.enum(interpreterStates) }).nullable(),
	/** Where its room stands now, and from when to when it is open; who only answers for a house has no seat in it. */
	room: z.strictObject({
		isSeated: z.boolean(),
		standing: z.enum(['none', 'early', 'open', 'over']),
		opensAt: moment.nullable(),
		closesAt: moment.nullable(),
	}),
	createdAt: moment,
});
export type VideoRow = z.output<typeof videoRow>;

/** With what was said: the member's own words, and the house's when it could not take place. */
const videoDate = videoRow.extend({
	topic: z.string().nullable(),
	reason: z.string().nullable(),
	/** Where its people write to each other; null for who has not said yes to interpreting. */
	threadId: z.uuid().nullable(),
});
export type VideoDate = z.output<typeof videoDate>;

const videoRequest = z.strictObject({
	/** The same sent twice is one request. */
	key: z.uuid(),
	productId: z.string().max(64).optional(),
	providerId: z.string().max(64).optional(),
	times,
	spoken: language,
	wantsInterpreter: z.boolean(),
	topic: words,
	/** Health is told in confidence, and a talk is advice: each a tick of its own. */
	isHealthAgreed: agreed,
	isAdviceUnderstood: agreed,
	language,
});

const videoMove = z.discriminatedUnion('move', [
	z.strictObject({ move: z.enum(['schedule', 'accept']), at: moment }),
	z.strictObject({ move: z.enum(['propose', 'change']), times }),
	z.strictObject({ move: z.enum(['decline', 'cancel']), reason: words }),
]);

const iceServer = z.strictObject({
	urls: z.array(z.string()),
	username: z.string().optional(),
	credential: z.string().optional(),
});

/** What a browser needs to find the others; made for one seat, and good for an hour. */
const room = z.strictObject({
	engine: z.literal('mesh'),
	seat: z.enum(seats),
	/** The others who are inside already. */
	people: z.array(z.strictObject({ seat: z.enum(seats), name: z.string() })),
	iceServers: z.array(iceServer),
	/** `relay` hides addresses from each other. */
	icePolicy: z.enum(['all', 'relay']),
	/** Without any server of that kind a room works within one network alone. */
	hasRelay: z.boolean(),
});
export type RoomInfo = z.output<typeof room>;

export const videoEndpoints = {
	'GET /api/video-offer': {
		summary: 'With whom a talk by video would be, and whether there are any',
		access: 'member',
		query: z.strictObject({
			product: z.string().max(64).optional(),
			provider: z.string().max(64).optional(),
			language,
		}),
		response: z.strictObject({
			isOn: z.boolean(),
			minutes: z.int(),
			house: z
				.strictObject({
					provider: z.strictObject({
						id: z.string(),
						name: z.string(),
						trade: z.string(),
						portrait: z.string(),
						languages: z.array(language),
						/** The agency runs its desk: its staff read what is told. */
						isRunByAgency: z.boolean(),
					}),
					product: z.strictObject({ id: z.string(), area: z.string(), title: z.string() }).nullable(),
				})
				.nullable(),
		}),
	},
	'PUT /api/video-switch': {
		summary: 'Turn talks by video on or off for the whole site',
		access: 'operator',
		duty: 'running',
		body: z.strictObject({ isOn: z.boolean() }),
		response: z.strictObject({ isOn: z.boolean() }),
	},
	'GET /api/room-check': {
		summary: 'The servers by which rooms find their way, to try each of them alone',
		access: 'operator',
		duty: 'running',
		response: z.strictObject({ iceServers: z.array(iceServer) }),
	},
	'POST /api/video-dates': {
		summary: 'Ask for a talk by video, with up to three wished times',
		access: 'member',
		body: videoRequest,
		response: videoDate,
		refusals: ['not-found', 'invalid-input', 'video-off', 'requests-full', 'email-unverified', 'key-reused'],
	},
	'GET /api/video-dates': {
		summary: 'Talks by video: my own, those of the houses I answer for, or those I interpret; newest first',
		access: 'member',
		query: z.strictObject({ as: z.enum(videoRoles), language, cursor }),
		response: pageOf(videoRow),
		refusals: ['invalid-input'],
	},
	'GET /api/video-dates/:id': {
		summary: 'One talk by video, as one stands to it',
		access: 'member',
		params: id,
		query: z.strictObject({ language }),
		response: videoDate,
		refusals: ['not-found'],
	},
	'POST /api/video-dates/:id/moves': {
		summary: 'Take a time, name others, decline or call off',
		access: 'member',
		params: id,
		query: z.strictObject({ language }),
		body: videoMove,
		response: videoDate,
		refusals: ['not-found', 'not-allowed', 'invalid-input', 'video-off'],
	},
	'GET /api/video-dates/:id/interpreters': {
		summary: 'Who can be asked to interpret',
		access: 'partner',
		params: id,
		response: pageOf(z.strictObject({ memberId: z.uuid(), name: z.string() })),
		refusals: ['not-found'],
	},
	'PUT /api/video-dates/:id/interpreter': {
		summary: 'Ask somebody to interpret',
		access: 'partner',
		params: id,
		query: z.strictObject({ language }),
		body: z.strictObject({ memberId: z.uuid() }),
		response: videoDate,
		refusals: ['not-found', 'not-allowed', 'video-off'],
	},
	'PUT /api/video-dates/:id/interpreter/answer': {
		summary: 'Come as an interpreter, or not',
		access: 'member',
		params: id,
		body: z.strictObject({ isComing: z.boolean() }),
		response: nothing,
		refusals: ['not-found', 'not-allowed', 'video-off'],
	},
	'GET /api/video-dates/:id/calendar.ics': {
		summary: 'An agreed talk as a calendar file',
		access: 'member',
		params: id,
		query: z.strictObject({ language }),
		answers: 'file',
		response: z.any(),
		refusals: ['not-found'],
	},
	'GET /api/video-dates/:id/shown': {
		summary: 'The health file that all in the room see now; looking at it is an opening of that file',
		access: 'member',
		params: id,
		response: z.strictObject({
			shown: z.strictObject({ fileId: z.uuid(), page: z.int(), pages: z.int(), isOwn: z.boolean() }).nullable(),
		}),
		refusals: ['not-found', 'room-closed'],
	},
	'PUT /api/video-dates/:id/shown': {
		summary: 'Show a file of one’s own to all in the room, or another page of it',
		access: 'member',
		params: id,
		body: z.strictObject({ fileId: z.uuid(), page: z.int().positive().max(10_000) }),
		response: nothing,
		refusals: ['not-found', 'room-closed', 'not-allowed'],
	},
	'DELETE /api/video-dates/:id/shown': {
		summary: 'Put the shown file away',
		access: 'member',
		params: id,
		response: nothing,
		refusals: ['not-found', 'room-closed', 'not-allowed'],
	},
	'GET /api/video-dates/:id/room': {
		summary: 'What a browser needs to enter the room, while it is open',
		access: 'member',
		params: id,
		response: room,
		refusals: ['not-found', 'room-closed', 'video-off'],
	},
} as const satisfies Record<string, Endpoint>;
