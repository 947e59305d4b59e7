import { isSame } from '#domain/content/compare-content.ts';
import { changesOf, type FieldRule } from '#domain/event/changes.ts';
import { type ContentLocale, contentLocales, type LocaleText } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findSwitches, lockMaintenance, setJoinOpen, setMaintenance } from './running.repo.ts';

/** Whether anybody can sign up. Pages say so within seconds: they read it with the company's facts. */
export function switchJoining({ services, memberId, now }: MemberContext, { isOn }: { isOn: boolean }) {
	return services.transact(async (queries) => {
		const { isJoinOpen } = await findSwitches(queries);
		await setJoinOpen(queries, isOn);
		await recordAudit(queries, {
			...{ event: 'site.joining-switched', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['site', 'joining'], changes: { isOn: { before: isJoinOpen, after: isOn } } },
		});
		return accept({ isOn });
	});
}

type Notice = LocaleText | null;

const fieldOf = {
	...{ ko: 'textKo', en: 'textEn', ru: 'textRu', th: 'textTh', vn: 'textVn', id: 'textId' },
} as const satisfies Record<ContentLocale, string>;
const rules: Record<string, FieldRule> = Object.fromEntries(
	['languages', ...Object.values(fieldOf)].map((field) => [field, 'plain']),
);

const toldOf = (notice: Notice): Record<string, string | null> => ({
	languages: Object.keys(notice ?? {})
		.sort()
		.join(' '),
	...Object.fromEntries(contentLocales.map((locale) => [fieldOf[locale], notice?.[locale] ?? null])),
});

/** What stands above every page. Its words are for all to read, so that the trail tells them too. */
export function announceMaintenance(
	{ services, memberId, now }: MemberContext,
	{ texts, before }: { texts: Notice; before: Notice },
) {
	return services.transact(async (work) => {
		const was = await lockMaintenance(work);
		if (!isSame(was, before)) return refuse('changed-since');
		const changes = changesOf(toldOf(was), toldOf(texts), rules);
		if (Object.keys(changes).length === 0) return accept({});
		await setMaintenance(work, texts);
		await recordAudit(work, {
			...{ event: 'site.maintenance-announced', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['site', 'maintenance'], changes },
		});
		return accept({});
	});
}
