import { randomUUID } from 'node:crypto';
import type { videoEndpoints } from '#contract/api/video.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { dueOf } from '#domain/video/reminders.ts';
import type { VideoTimes } from '#domain/video/video-date.ts';
import { timeFaults, videoMinutes } from '#domain/video/wished-times.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { insertVideoConsent } from '#server/features/member/consent.repo.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Transaction } from '#server/queries.ts';
import { openWords, sealWords } from './sealed-words.ts';
import {
	countOpen,
	findByKey,
	findOfferedHouse,
	findOfferedProduct,
	findVideo,
	insertVideo,
	isVideoOn,
	lockAsker,
} from './video.repo.ts';
import { tellOfVideo } from './video-mails.ts';
import { columnsOf, viewVideo } from './video-view.ts';

type Input = InputOf<(typeof videoEndpoints)['POST /api/video-dates']>['body'];

/** Each keeps a clinic waiting for a word: nobody needs more at once. */
const mostOpen = 5;

/** What a health consent was agreed to with: the words of the form of this version. */
const videoConsentVersion = '2026-11-17-b';

/** Somebody asks for a talk: their times, their language, what it is about; the house is told. */
export async function requestVideo(own: MemberContext, input: Input) {
	const { services, now, memberId } = own;
	// Keyed, because what it says could be guessed from a plain hash.
	const bodyHash = services.keys.mac('idempotency', JSON.stringify(input));
	return services.transact(async (work) => {
		const asker = await lockAsker(work, memberId);
		if (!asker) return refuse('not-found');
		const before = await findByKey(work, { memberId, key: input.key });
		if (before && (before.bodyHash ?? bodyHash) !== bodyHash) return refuse('key-reused');
		if (before) return answer(own, work, { id: before.id, language: input.language });
		if (!(await isVideoOn(work))) return refuse('video-off');
		const house = await houseOf(work, input, now);
		if (!house) return refuse('not-found');
		const times = input.times.map((time) => new Date(time));
		const faults = timeFaults(times, { now, minutes: videoMinutes, by: 'member' });
		if (faults.length > 0) return refuse('invalid-input', { faults });
		if (!asker.isProved) return refuse('email-unverified');
		if ((await countOpen(work, memberId)) >= mostOpen) return refuse('requests-full');
		const id = await insert(own, work, { input, bodyHash, times, house });
		return answer(own, work, { id, language: input.language });
	});
}

const houseOf = (work: Transaction, { productId, providerId }: Input, now: Date) => {
	if (productId !== undefined) return findOfferedProduct(work, productId, now);
	return providerId === undefined ? undefined : findOfferedHouse(work, providerId, now);
};

type House = NonNullable<Awaited<ReturnType<typeof findOfferedProduct | typeof findOfferedHouse>>>;

async function insert(
	{ services, now, memberId }: MemberContext,
	work: Transaction,
	{ input, bodyHash, times, house }: { input: Input; bodyHash: string; times: readonly Date[]; house: House },
): Promise<string> {
	const id = randomUUID();
	const begun: VideoTimes = {
		...{ state: 'requested', wishes: times, proposals: [], scheduledAt: null, minutes: videoMinutes },
	};
	const reminders = { isDayReminded: false, isHourReminded: false };
	const topic = input.topic || null;
	await insertVideo(work, {
		...{ id, memberId, key: input.key, bodyHash, providerId: house.provider.id, productId: house.product?.id ?? null },
		...columnsOf(begun),
		...{ minutes: videoMinutes, language: input.spoken, wantsInterpreter: input.wantsInterpreter },
		sealed: sealWords(services.keys, id, { topic, reason: null }),
		dueAt: dueOf({ ...begun, ...reminders })?.at ?? null,
		...{ createdAt: now, changedAt: now },
	});
	await openThread(work, {
		...{ subject: { kind: 'video', id }, isHealth: true, at: now },
		parties: [
			{ role: 'guest', memberId },
			{ role: 'provider', organisationId: house.organisationId },
		],
	});
	const { language: locale } = input;
	await insertVideoConsent(work, { memberId, version: videoConsentVersion, locale, providerId: house.provider.id });
	const found = await findVideo(work, id);
	if (!found) throw new Error('a request was not inserted');
	const cause = await recordEvent(work, {
		...{ kind: 'video.request', subject: ['video', id], actor: 'member', actorId: memberId, at: now },
		parties: { memberId, providerId: house.provider.id },
	});
	await tellOfVideo({ work, services, cause }, 'asked', found);
	return id;
}

async function answer(
	{ services, now, viewer }: MemberContext,
	work: Transaction,
	{ id, language }: { id: string; language: Input['language'] },
) {
	const found = await findVideo(work, id);
	if (!found) throw new Error('a request is gone');
	return accept(viewVideo(found, openWords(services.keys, found.row), { viewer, role: 'member', language, now }));
}
