import type { mailTemplateEndpoints } from '#contract/api/mail-template.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { type Wording, wordingParts } from '#domain/mail/wording.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { wordingOf } from '#server/mail/fit-wording.ts';
import { isMailTemplate } from '#server/mail/mail-content.ts';
import type { MemberContext } from '#server/member-context.ts';
import { templateView } from './template-view.ts';
import { findWording, insertWording } from './wording.repo.ts';

type Body = InputOf<(typeof mailTemplateEndpoints)['PUT /api/console/mail-templates/:template/wording']>['body'];

const rules: Record<string, FieldRule> = Object.fromEntries(wordingParts.map((part) => [part, 'plain']));
const toldOf = (wording: Wording) =>
	Object.fromEntries(wordingParts.map((part) => [part, wording[part]?.text ?? null]));

/**
 * A mail in an operator's own words, in one language, from the next one that goes out (decision 0171). What they replaced is kept beside
 * them as a digest; without any, the catalogue's sentences are sent again.
 */
export async function wordMail(
	{ services, queries, memberId, now }: MemberContext,
	{ template, language, revision, texts }: Body & { template: string },
) {
	if (!isMailTemplate(template)) return refuse('not-found');
	const of = { template, locale: language };
	const { wording, faults } = wordingOf({ ...of, texts });
	if (faults.length > 0) return refuse('invalid-input', { faults });
	const saved = await services.transact(async (work) => {
		const was = await findWording(work, of);
		if ((was?.revision ?? 0) !== revision) return refuse('changed-since');
		const row = { ...of, revision: revision + 1, texts: wording, authorId: memberId, at: now };
		if (!(await insertWording(work, row))) return refuse('changed-since');
		await recordAudit(work, {
			...{ event: 'mail.worded', actorId: memberId, actor: 'operator', subjectId: null, at: now },
			...{ subject: ['mail', template], details: { language } },
			changes: changesOf(toldOf(was?.texts ?? {}), toldOf(wording), rules),
		});
		return accept(undefined);
	});
	return saved.ok ? accept(await templateView({ queries, origin: services.origin }, of)) : saved;
}
