import type { QuestionView, VisitorQuestion } from '#contract/api/matching.ts';
import { AskerView } from './asker-view.tsx';
import { FamilyView } from './family-view.tsx';
import type { ConsentTexts } from './matching-dialog.ts';
import { OperatorView } from './operator-view.tsx';
import { ProviderView } from './provider-view.tsx';

export type OwnProps = { question: Exclude<QuestionView, VisitorQuestion>; texts: ConsentTexts };

/** What those see of a question whom it concerns. */
export function OwnViews({ question, texts }: OwnProps) {
	if (question.role === 'asker') return <AskerView question={question} texts={texts} />;
	if (question.role === 'family') return <FamilyView question={question} />;
	return question.role === 'provider' ? <ProviderView question={question} /> : <OperatorView question={question} />;
}
