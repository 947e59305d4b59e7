import { type HandoverTrial, mostToldThings } from '#contract/api/handover.ts';
import type { Incoming } from '#contract/endpoint.ts';
import { countsOf, type PlannedThing } from '#domain/handover/plan-handover.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { layPlan, markOf } from './lay-plan.ts';
import { ownedKinds } from './owned-kinds.ts';
import { readXliff } from './read-xliff.ts';

const longest = 300;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…`.toWellFormed() : text);
const toldOf = ({ kind, id, title }: PlannedThing) => ({ kind: kind ?? null, id: cut(id), title: cut(title) });

/** What a file of translations would change, and which of its units are wrong. Nothing is changed. */
export async function tryXliff({ queries, viewer }: MemberContext, { file }: { file: Incoming }) {
	const given = await readXliff(file);
	if ('why' in given) return accept<HandoverTrial>({ outcome: 'unreadable', why: given.why, line: given.line ?? null });
	const plan = await layPlan(queries, ownedKinds(viewer), given);
	const { things } = plan;
	return accept<HandoverTrial>({
		...{ outcome: 'read', from: given.from, to: given.to, counts: countsOf(things), mark: markOf(plan) },
		things: things.filter(({ made }) => made).length,
		bad: things
			.filter(({ faults }) => faults.length > 0)
			.slice(0, mostToldThings)
			.map((thing) => ({
				...toldOf(thing),
				faults: thing.faults.slice(0, 100).map(({ unit, value, why }) => ({ unit: cut(unit), value: cut(value), why })),
			})),
		changed: things
			.filter(({ changes, confirmed }) => changes.length > 0 || confirmed.length > 0)
			.slice(0, mostToldThings)
			.map((thing) => ({
				...{ ...toldOf(thing), confirmed: thing.confirmed },
				changes: thing.changes
					.slice(0, 100)
					.map(({ unit, before, after }) => ({ unit, before: cut(before), after: cut(after) })),
			})),
	});
}
