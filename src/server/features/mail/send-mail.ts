import { setTimeout as wait } from 'node:timers/promises';
import { pagePath } from '#contract/page-address.ts';
import { unprovedBounds } from '#domain/event/mail-bounds.ts';
import { isFixedTopic, isGathered, topicOf } from '#domain/event/mail-topics.ts';
import { withoutLinks } from '#domain/member/name.ts';
import { locales } from '#i18n/locales.ts';
import { countAttempt } from '#server/features/attempt/count-attempt.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import { type MailGateway, MailRefused } from '#server/gateways/mail/mail-gateway.ts';
import { fittingSentences } from '#server/mail/fit-wording.ts';
import { localLinks } from '#server/mail/local-links.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import type { MailTemplate } from '#server/mail/mail-templates.ts';
import { type RenderedMail, renderMail } from '#server/mail/render-mail.ts';
import { openData } from '#server/mail/sealed-data.ts';
import type { Pool } from '#server/queries.ts';
import type { Services } from '#server/services.ts';
import {
	beginTry,
	endMail,
	findReader,
	findUnwanted,
	hasReadOf,
	type MailEnd,
	type MailRow,
	recordFailure,
} from './mail.repo.ts';
import { findWording } from './wording.repo.ts';

type Context = {
	queries: Pool;
	services: Pick<Services, 'keys' | 'origin' | 'clock'>;
	now: Date;
	mailer: MailGateway;
	isLastTry: boolean;
};
type Written = { template: MailTemplate; data: Record<string, string | number> };

/** Writes a queued mail and hands it over: once, as far as SMTP knows that word (decision 0019). */
export async function sendMail(context: Context, { mailId }: { mailId: string }): Promise<void> {
	const { queries } = context;
	const row = await beginTry(queries, mailId);
	if (!row) return;
	try {
		const end = await handOver(context, row);
		await untilWritten(() => endMail(queries, row.id, end));
	} catch (error) {
		const isFinal = context.isLastTry || (error instanceof MailRefused && error.isFinal);
		await recordFailure(queries, row.id, { lastError: toldOf(error), isFinal });
		if (!isFinal) throw error;
	}
}

async function handOver(context: Context, row: MailRow): Promise<MailEnd> {
	const written = await decide(context, row);
	if (!written) return { status: 'dropped' };
	const { from, rendered } = await write(context, row, written);
	const status = await context.mailer.send({
		...rendered,
		from,
		to: row.address,
		language: locales[row.locale].tag,
		messageId: `<${row.id}@${new URL(context.services.origin).hostname}>`,
	});
	return status === 'kept' ? { status, ...rendered } : { status, subject: rendered.subject };
}

/** The mail is out and cannot be called back: a database that stumbles just now must not have it sent again. */
async function untilWritten(write: () => Promise<void>): Promise<void> {
	for (const pause of [250, 1_000, 4_000]) {
		const isWritten = await write().then(
			() => true,
			() => false,
		);
		if (isWritten) return;
		await wait(pause);
	}
	await write();
}

/** What is to be said now, which may differ from when it was queued; undefined when nothing is. */
async function decide(context: Context, row: MailRow): Promise<Written | undefined> {
	const { queries, services, now } = context;
	const { template } = row;
	if (!isMailTemplate(template)) throw new Error(`no template ${template}`);
	const data = { ...openData(services.keys, row.id, row.data), ...(row.count > 1 && { count: row.count }) };
	if (hasRunOut(data, now) || (await isUnwanted(queries, row))) return undefined;
	const reader = await findReader(queries, row);
	if (reader.isClosed && template !== 'account-closed') return undefined;
	if (reader.isAddressOfAnother) {
		// Somebody joined with the address of another: its owner is told that, and nothing else of it.
		if (template === 'verify-email') return { template: 'address-known', data: ownersLinks(services.origin) };
		if (template === 'partner-received') return undefined;
	}
	if (!reader.isMember || reader.isProved) return { template, data };
	return (await isTooMuch(context, row, reader)) ? undefined : { template, data: withoutNames(data) };
}

/**
 * To a mailbox that nobody has proved only so much a day goes, whichever accounts name it; what is beyond that is on their pages.
 * Who works for an approved house is known otherwise. Trying again is no further mail.
 */
async function isTooMuch(context: Context, row: MailRow, { isKnown }: { isKnown: boolean }): Promise<boolean> {
	if (isKnown || row.attempts > 1) return false;
	for (const rule of unprovedBounds(row.kind))
		if ((await countAttempt(context, rule, row.address)) !== undefined) return true;
	return false;
}

/** The reader chose not to be mailed such; or has read on a page, while the mail waited for others, what it would tell. */
async function isUnwanted(queries: Pool, row: MailRow): Promise<boolean> {
	if (row.kind === null) return false;
	if (isGathered(row.kind) && (await hasReadOf(queries, row))) return true;
	const topic = topicOf(row.kind);
	if (row.memberId === null || isFixedTopic(topic)) return false;
	return (await findUnwanted(queries, row.memberId)).includes(topic);
}

/**
 * A mailbox that nobody proved may be a stranger's: what somebody called themselves is not said there. The name of a business
 * is, since an operator has looked at it before anything is told of it; but there is nothing to press in it.
 */
function withoutNames({ name: _, ...data }: Record<string, string | number>) {
	return typeof data.business === 'string' ? { ...data, business: withoutLinks(data.business) } : data;
}

const ownersLinks = (origin: string) => ({
	loginLink: origin + pagePath('login'),
	forgotLink: origin + pagePath('forgot'),
});

/** A link that works no more helps nobody, nor does a reminder of what is over, however long the way of the mail was. */
const hasRunOut = ({ uselessAfter }: Record<string, string | number>, now: Date): boolean =>
	typeof uselessAfter === 'string' && now.getTime() > Date.parse(uselessAfter);

async function write({ queries, services }: Context, row: MailRow, { template, data }: Written) {
	const { origin } = services;
	const [company, wording] = await Promise.all([
		findSiteProfile(queries),
		findWording(queries, { template, locale: row.locale }),
	]);
	const links = localLinks(data, { origin, locale: row.locale });
	const of = { template, locale: row.locale };
	const sentences = wording && fittingSentences({ ...of, wording: wording.texts, data: links });
	const rendered: RenderedMail = renderMail({ ...of, data: links, company, origin, ...(sentences && { sentences }) });
	return { rendered, from: { name: 'Maru', address: company?.email ?? `no-reply@${new URL(origin).hostname}` } };
}

/** What the operator reads: never an address, a name or a sentence of the mail. */
function toldOf(error: unknown): string {
	if (error instanceof MailRefused) return error.said === null ? error.code : `${error.code}: ${error.said}`;
	const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } };
	return code ?? cause?.code ?? name;
}
