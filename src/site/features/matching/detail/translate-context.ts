import { createContext, useContext } from 'react';
import type { QuestionView } from '#contract/api/matching.ts';
import { areaOf } from '#domain/area/areas.ts';

/** Which translators may be given the words of a question and of its answers. */
type About = { isHealth: boolean; isMember: boolean; provider?: string };

const unknown: About = { isHealth: true, isMember: false };

export const TranslateContext = createContext<About>(unknown);
export const useTranslateAbout = (): About => useContext(TranslateContext);

/** A family reads by a link, which says nothing of who they are: for them the device translates, or nobody. */
export const translateAbout = (question: QuestionView, isLoggedIn: boolean): About => ({
	isHealth: question.isPrivate || areaOf(question.area).isHealth,
	isMember: isLoggedIn && question.role !== 'family',
	...(question.role === 'provider' && { provider: question.provider.id }),
});
