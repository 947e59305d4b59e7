import { consolePages } from '#contract/console-pages.ts';
import { dueContent } from '#domain/content/content-machine.ts';
import { shownLocale } from '#domain/kernel/locale-text.ts';
import { greetingName } from '#domain/member/name.ts';
import { type Cause, recordEvent } from '#server/features/event/record-event.ts';
import { findMember } from '#server/features/member/member.repo.ts';
import type { TaskContext } from '#server/jobs/task-context.ts';
import { queueMails } from '#server/mail/queue-mails.ts';
import type { Transaction } from '#server/queries.ts';
import { rollBack } from '#server/roll-back.ts';
import type { Services } from '#server/services.ts';
import { findDue, type Item, lockItem, type Named, saveItem, standingOf } from './content.repo.ts';
import { putOut } from './put-out.ts';

const atOnce = 100;

/**
 * Every minute: what was planned goes out, each in a transaction of its own. Of two servers the second finds the plan kept; what
 * was due while no server ran is made up for.
 */
export async function publishDue({ queries, services, now }: Pick<TaskContext, 'queries' | 'services' | 'now'>) {
	for (;;) {
		const due = await findDue(queries, now, atOnce);
		for (const named of due) await goOut(services, named, now);
		if (due.length < atOnce) return;
	}
}

async function goOut(services: Services, named: Named, now: Date): Promise<void> {
	const isSettled = await services.transact<boolean>(async (work) => {
		const item = await lockItem(work, named);
		const next = item && dueContent(standingOf(item), now);
		// Another server was quicker, or somebody thought better of it.
		if (!item || !next) return true;
		const planner = await plannerOf(work, item);
		const actor = { kind: 'clock' as const, id: null, plannedBy: planner?.group ?? null };
		const out = await putOut({ work, services, item, next, actor, now });
		return out.ok ? true : rollBack(false);
	});
	if (!isSettled) await services.transact((work) => giveUp({ work, services }, named, now));
}

const plannerOf = async (work: Transaction, { scheduledBy }: Item) =>
	scheduledBy === null ? undefined : findMember(work, scheduledBy);

type Step = { work: Transaction; services: Pick<Services, 'keys' | 'origin'> };

/** Something it needs was taken away since it was planned: it stays in, says so, and who planned it is told. */
async function giveUp({ work, services }: Step, { kind, id }: Named, now: Date): Promise<void> {
	const item = await lockItem(work, { kind, id });
	if (!item || !dueContent(standingOf(item), now)) return;
	await saveItem(work, { kind, id }, { scheduled: null, publishAt: null, scheduledBy: null, planFailedAt: now });
	const cause = await recordEvent(work, {
		...{ kind: 'content.schedule-failed', subject: [kind, id], actor: 'clock', actorId: null, at: now },
		parties: { memberId: item.scheduledBy },
		facts: { number: item.scheduled, ...(kind === 'product' && { productId: id }) },
	});
	await mailPlanner({ work, services }, item, cause);
}

async function mailPlanner({ work, services }: Step, item: Item, cause: Cause): Promise<void> {
	const planner = await plannerOf(work, item);
	if (planner?.status !== 'active') return;
	const { id: memberId, email: address } = planner;
	const locale = planner.consoleLocale ?? planner.locale;
	const title = item.title[shownLocale(item.title, locale) ?? 'ko'] ?? item.id;
	const data = {
		...{ name: greetingName(planner), title, link: services.origin + consolePages.today.path },
		at: (item.publishAt ?? cause.at).toISOString(),
	};
	const to = { memberId, address, locale };
	await queueMails({ queries: work, keys: services.keys, cause }, [{ ...to, template: 'content-plan-failed', data }]);
}
