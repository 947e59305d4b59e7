import type { LocaleText } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findSwitches, setJoinOpen, setMaintenance } from './running.repo.ts';

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

/** What stands above every page: its languages are told in the trail, its words are for all to read. */
export function announceMaintenance(
	{ services, memberId, now }: MemberContext,
	{ texts }: { texts: LocaleText | null },
) {
	return services.transact(async (queries) => {
		const { maintenance } = await findSwitches(queries);
		await setMaintenance(queries, texts);
		const languages = (told: LocaleText | null) => (told === null ? '' : Object.keys(told).sort().join(' '));
		await recordAudit(queries, {
			...{ event: 'site.maintenance-announced', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['site', 'maintenance'] },
			changes: { languages: { before: languages(maintenance), after: languages(texts) } },
		});
		return accept({});
	});
}
