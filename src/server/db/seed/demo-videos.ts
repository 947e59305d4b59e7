import { randomUUID } from 'node:crypto';
import { type DemoVideo, demoVideos } from '#demo/videos.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { dayMs, minuteMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { dueOf, eraseAfter } from '#domain/video/reminders.ts';
import { isOpenVideo } from '#domain/video/video-date.ts';
import { clinicHours, videoMinutes } from '#domain/video/wished-times.ts';
import { openThread } from '#server/features/thread/thread.repo.ts';
import { sealWords } from '#server/features/video/sealed-words.ts';
import { insertVideo } from '#server/features/video/video.repo.ts';
import { columnsOf } from '#server/features/video/video-view.ts';
import type { DemoHouse } from './demo-reservations.ts';

/** So long after the installation begins the one whose room is open from the first moment on. */
const nowIn = 10 * minuteMs;

/** Talks by video in every state. Nobody is told of what happened before the installation. */
export async function insertVideos(house: DemoHouse): Promise<void> {
	for (const demo of demoVideos) await insertOne(house, demo);
}

async function insertOne(house: DemoHouse, demo: DemoVideo): Promise<void> {
	const { work, keys, now } = house;
	const of = house.productOf(demo.product);
	const { id: memberId } = house.memberOf(demo.member);
	const at = ({ day, time }: { day: number; time: string }) => new Date(`${openDay(now, day)}T${time}:00+09:00`);
	const scheduledAt = demo.scheduled === 'now' ? new Date(now.getTime() + nowIn) : demo.scheduled && at(demo.scheduled);
	const times = {
		...{ state: demo.state, minutes: videoMinutes, scheduledAt: scheduledAt ?? null },
		...{ wishes: demo.wishes.map(at), proposals: (demo.proposals ?? []).map(at) },
	};
	const id = randomUUID();
	const createdAt = new Date(now.getTime() - demo.askedDaysAgo * dayMs);
	const reminded = { isDayReminded: true, isHourReminded: true };
	const interpreterId = demo.isInterpreted ? house.memberOf('interpreter@maru.example').id : null;
	const cameAt = demo.state === 'held' ? times.scheduledAt : null;
	await insertVideo(work, {
		...{ id, memberId, key: randomUUID(), providerId: of.providerId, productId: of.id, ...columnsOf(times) },
		...{ minutes: videoMinutes, language: demo.language, ...reminded, createdAt, changedAt: createdAt },
		wantsInterpreter: demo.wantsInterpreter ?? demo.isInterpreted ?? false,
		...{ interpreterId, interpreterState: interpreterId === null ? null : ('accepted' as const) },
		sealed: sealWords(keys, id, { topic: demo.topic ?? null, reason: demo.reason ?? null }),
		dueAt: isOpenVideo(demo.state) ? (dueOf({ ...times, ...reminded })?.at ?? null) : eraseAfter(now),
		...{ memberCameAt: cameAt, houseCameAt: cameAt },
	});
	await openThread(work, {
		...{ subject: { kind: 'video', id }, isHealth: true, at: createdAt },
		parties: [
			{ role: 'guest', memberId },
			{ role: 'provider', organisationId: house.organisationOf(of) },
			...(interpreterId ? [{ role: 'interpreter' as const, memberId: interpreterId }] : []),
		],
	});
}

/** The n-th day after today on which clinics are open, or before it. */
function openDay(now: Date, count: number): string {
	const step = Math.sign(count);
	let day = koreanDay(now);
	for (let left = Math.abs(count); left > 0; ) {
		day = addDays(day, step);
		if (clinicHours(day)) left -= 1;
	}
	return day;
}
