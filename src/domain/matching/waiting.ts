import { isEnded, type QuestionState } from './question.ts';

/** For whom it waits now. */
export const waitingFor = ['asker', 'provider', 'providers', 'nobody'] as const;
export type WaitsFor = (typeof waitingFor)[number];

const waits: Record<QuestionState, WaitsFor> = {
	open: 'providers',
	answered: 'asker',
	requested: 'provider',
	matched: 'asker',
	closed: 'nobody',
	expired: 'nobody',
	withdrawn: 'nobody',
};

export const waitsFor = (state: QuestionState): WaitsFor => waits[state];

/** In which order an asker's questions stand: what waits for them first, a match before a choice; what is over last. */
const ranks: Record<QuestionState, number> = {
	matched: 0,
	answered: 1,
	requested: 2,
	open: 3,
	expired: 4,
	closed: 5,
	withdrawn: 5,
};
export const waitRank = (state: QuestionState): number => ranks[state];

/** The counts above a list of one's own. */
export const mineFilters = ['all', 'waiting', 'open', 'matched', 'ended'] as const;
export type MineFilter = (typeof mineFilters)[number];

export const isIn = (filter: MineFilter, state: QuestionState): boolean => {
	if (filter === 'all') return true;
	if (filter === 'waiting') return waitsFor(state) === 'asker';
	if (filter === 'ended') return isEnded(state);
	return filter === 'matched' ? state === 'matched' : ['open', 'answered', 'requested'].includes(state);
};
