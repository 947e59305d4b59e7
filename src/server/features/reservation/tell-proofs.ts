import { consolePages } from '#contract/console-pages.ts';
import { findOperators } from '#server/features/organisation/staff.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import { countWaitingProofs } from './proof.repo.ts';

/** Tells operators how many transfer slips wait; one mail for all that came within a quarter of an hour. */
export async function tellProofs({ services, now: at }: Pick<TaskContext, 'services' | 'now'>): Promise<void> {
	await services.transact(async (queries) => {
		const count = await countWaitingProofs(queries);
		if (count === 0) return;
		const link = services.origin + consolePages.slips.path;
		const operators = await findOperators(queries, 'money');
		await queueMails(
			{ queries, keys: services.keys, cause: { id: null, kind: 'reservation.slip-sent', subject: ['proof', ''], at } },
			operators.map(({ id, email, locale }) => ({
				...{ memberId: id, address: email, locale, template: 'slips-waiting' as const },
				data: { count, link },
			})),
		);
	});
}
