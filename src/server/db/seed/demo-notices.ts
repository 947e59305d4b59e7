import { readFileSync } from 'node:fs';
import type { DemoNotice } from '#demo/demo-notice.ts';
import { demoNotices } from '#demo/notices.ts';
import { addDays } from '#domain/availability/schedule.ts';
import { dayMs } from '#domain/kernel/durations.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { Attachment } from '#domain/notice/notice.ts';
import { attachmentKey } from '#server/features/notice/attachment.ts';
import { noticeGrams } from '#server/features/notice/notice-grams.ts';
import type { Queries } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import { notice, noticeGram } from '../schema/notice.ts';

const folder = new URL('../../../../demo/notice-files/', import.meta.url);

const bytesOf = (file: string) => readFileSync(new URL(file, folder));

function rowOf(one: DemoNotice, now: Date): typeof notice.$inferInsert {
	const { daysAgo, endsInDays, touches, attachments = [], ...rest } = one;
	const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
	const today = koreanDay(now);
	return {
		...rest,
		publishedAt: inDays(-daysAgo),
		endsAt: endsInDays === undefined ? null : inDays(endsInDays),
		touchesFrom: touches ? addDays(today, touches.fromInDays) : null,
		touchesTo: touches ? addDays(today, touches.toInDays) : null,
		attachments: attachments.map((file): Attachment => ({ ...file, bytes: bytesOf(file.file).length })),
	};
}

/** Notices with their files and search pieces; one that is there already is left as it is. */
export async function insertNotices(
	queries: Queries,
	{ files, now }: { files: Services['files']; now: Date },
): Promise<void> {
	const inserted = await queries
		.insert(notice)
		.values(demoNotices.map((one) => rowOf(one, now)))
		.onConflictDoNothing()
		.returning({ id: notice.id });
	const own = demoNotices.filter(({ id }) => inserted.some((row) => row.id === id));
	for (const { id, attachments = [] } of own)
		for (const { file } of attachments) await files.write(attachmentKey(id, file), [bytesOf(file)]);
	for (const one of own)
		await queries.insert(noticeGram).values(noticeGrams(one).map((gram) => ({ gram, noticeId: one.id })));
}
