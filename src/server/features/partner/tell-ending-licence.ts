import { consolePages } from '#contract/console-pages.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { rolesWith } from '#domain/organisation/rights.ts';
import { licenceState } from '#domain/provider/licence.ts';
import { recordEvent } from '#server/features/event/record-event.ts';
import { findOperators, findRecipients } from '#server/features/organisation/staff.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findLicence, findLicences } from './licence.repo.ts';
import { findPartner } from './partner.repo.ts';

/**
 * Tells who keeps the papers of a house, and the operators who look after houses, that a licence is about to end. Its job was made with the licence and runs
 * once, late if the server was down; a licence that was taken away meanwhile, or replaced by a later one, needs no word. One that
 * was refused replaces none.
 */
export async function tellEndingLicence(
	{ services, now }: Pick<TaskContext, 'services' | 'now'>,
	{ licenceId }: { licenceId: string },
): Promise<void> {
	await services.transact(async (queries) => {
		const licence = await findLicence(queries, licenceId);
		const row = licence && (await findPartner(queries, licence.organisationId));
		if (!row || licence.expiresOn === null) return;
		if (licenceState(licence.expiresOn, koreanDay(now)) === 'valid') return;
		const { kind, expiresOn } = licence;
		const others = await findLicences(queries, [licence.organisationId]);
		const isLater = (other: (typeof others)[number]) =>
			other.kind === kind && other.verdict !== 'refused' && (other.expiresOn ?? '9') > expiresOn;
		if (others.some(isLater)) return;
		const keepers = await findRecipients(queries, licence.organisationId, rolesWith('business.edit'));
		const cause = await recordEvent(queries, {
			...{
				kind: 'partner.licence-ending',
				subject: ['partner', licence.organisationId],
				actor: 'clock',
				actorId: null,
			},
			...{
				parties: { otherIds: keepers.map((keeper) => keeper.id) },
				at: now,
				facts: { licence: kind, on: expiresOn },
			},
		});
		const facts = { business: row.partner.businessName, licence: kind, date: expiresOn };
		const page = row.status === 'approved' ? consolePages.profile : consolePages.information;
		const link = `${services.origin}${page.path}?organisation=${licence.organisationId}`;
		for (const { id, email, locale } of keepers)
			await queueMail(
				{ queries, keys: services.keys, cause },
				{ memberId: id, address: email, locale, template: 'own-licence-ending', data: { ...facts, link } },
			);
		for (const { id, email, locale } of await findOperators(queries, 'houses'))
			await queueMail(
				{ queries, keys: services.keys, cause },
				{ memberId: id, address: email, locale, template: 'licence-ending', data: facts },
			);
	});
}
