import { dayMs } from '#domain/kernel/durations.ts';
import { accept, type Result, refuse } from '../kernel/result.ts';
import type { ContentKind } from './content.ts';

/** Not out yet; to be read by everybody; taken away from readers, and kept. */
export const contentStates = ['draft', 'published', 'archived'] as const;
export type ContentState = (typeof contentStates)[number];

/** What a list is narrowed to: a state, or what readers see older than it stands at the desk. */
export const contentFilters = [...contentStates, 'ahead'] as const;
export type ContentFilter = (typeof contentFilters)[number];

export const contentMoves = ['save', 'restore', 'publish', 'schedule', 'unschedule', 'archive', 'unarchive'] as const;
export type ContentMove = (typeof contentMoves)[number];

/** Done with at once by a click: so many stay in sight, and none of them makes the others wait. */
export const mostAtOnce = 50;

/** What leads where; what is not there cannot be done. An archived thing is brought back as it was, or by publishing it. */
const moves: Record<ContentState, Partial<Record<ContentMove, ContentState>>> = {
	draft: {
		save: 'draft',
		restore: 'draft',
		publish: 'published',
		schedule: 'draft',
		unschedule: 'draft',
		archive: 'archived',
	},
	published: {
		save: 'published',
		restore: 'published',
		publish: 'published',
		schedule: 'published',
		unschedule: 'published',
		archive: 'archived',
	},
	archived: {
		save: 'archived',
		restore: 'archived',
		publish: 'published',
		schedule: 'archived',
		unschedule: 'archived',
		unarchive: 'published',
	},
};

/** People have agreed to a page's text, and the site is never without it; a profile goes with its business. */
const staysOut: readonly ContentKind[] = ['page-text', 'provider'];

/** How a thing stands: its revisions are counted from 1. */
export type Standing = {
	state: ContentState;
	/** The newest revision: what an editor opens. */
	latest: number;
	/** The one that readers see, or saw last. */
	published: number | null;
	/** The one that goes out by itself, and when. */
	scheduled: { number: number; at: Date } | null;
};

/** Readers see it, and something newer waits to go out. */
export const isAhead = ({ state, latest, published }: Pick<Standing, 'state' | 'latest' | 'published'>): boolean =>
	state === 'published' && published !== null && published !== latest;

/** Whether something stands as an act would have left it, with the revision that it was done with. */
export function hasCome(
	{ state, published }: Standing,
	{ act, revision }: { act: 'publish' | 'archive' | 'unarchive'; revision: number },
): boolean {
	if (act === 'publish') return state === 'published' && published === revision;
	return (state === 'archived') === (act === 'archive');
}

export type Step =
	| { move: 'save' | 'restore' | 'publish' | 'unschedule' | 'archive' | 'unarchive' }
	| { move: 'schedule'; at: Date };

/** A plan for the far future is a slip of the finger. */
const furthestMs = 2 * 366 * dayMs;

function isPossible(kind: ContentKind, standing: Standing, step: Step, now: Date): boolean {
	const isNew = standing.published !== standing.latest || standing.state !== 'published';
	switch (step.move) {
		case 'publish':
			return isNew;
		case 'schedule':
			return isNew && step.at > now && step.at.getTime() - now.getTime() < furthestMs;
		case 'unschedule':
			return standing.scheduled !== null;
		case 'archive':
			return !staysOut.includes(kind);
		default:
			return true;
	}
}

/**
 * How it stands after a move. A new revision is the latest and changes nothing for readers. What goes out is always the latest
 * but for a plan, which keeps the revision it was made for. Whatever goes out, or is taken away, ends the plan.
 */
export function moveContent(
	kind: ContentKind,
	standing: Standing,
	step: Step,
	now: Date,
): Result<Standing, 'not-allowed'> {
	const state = moves[standing.state][step.move];
	if (!state || !isPossible(kind, standing, step, now)) return refuse('not-allowed');
	const { latest } = standing;
	switch (step.move) {
		case 'save':
		case 'restore':
			return accept({ ...standing, state, latest: latest + 1 });
		case 'publish':
			return accept({ ...standing, state, published: latest, scheduled: null });
		case 'schedule':
			return accept({ ...standing, state, scheduled: { number: latest, at: step.at } });
		case 'unschedule':
		case 'archive':
			return accept({ ...standing, state, scheduled: null });
		// What readers never saw is a draft again.
		case 'unarchive':
			return accept(
				standing.published === null ? { ...standing, state: 'draft' } : { ...standing, state, scheduled: null },
			);
	}
}

/** The plan's moment has come: its revision goes out; null where there is none to go. */
export function dueContent(standing: Standing, now: Date): Standing | null {
	const { scheduled } = standing;
	if (!scheduled || scheduled.at > now) return null;
	return { ...standing, state: 'published', published: scheduled.number, scheduled: null };
}
