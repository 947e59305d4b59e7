import { useEffect } from 'react';
import type { QuestionView, VisitorQuestion } from '#contract/api/matching.ts';
import { pressAgain } from '#site/early-press.ts';
import { useIsLive } from '#ui/use-is-live.ts';
import { AskerView } from './asker-view.tsx';
import { FamilyView } from './family-view.tsx';
import styles from './matching-detail.module.css';
import type { ConsentTexts } from './matching-dialog.ts';
import { OperatorView } from './operator-view.tsx';
import { ProviderView } from './provider-view.tsx';

export type OwnProps = { question: Exclude<QuestionView, VisitorQuestion>; texts: ConsentTexts };

/** What those see of a question whom it concerns. */
export function OwnViews(props: OwnProps) {
	const isLive = useIsLive();
	useEffect(() => {
		if (isLive) pressAgain();
	}, [isLive]);
	return (
		<div className={styles.own} data-waiting={isLive ? undefined : ''}>
			<ByRole {...props} />
		</div>
	);
}

function ByRole({ question, texts }: OwnProps) {
	if (question.role === 'asker') return <AskerView question={question} texts={texts} />;
	if (question.role === 'family') return <FamilyView question={question} />;
	return question.role === 'provider' ? <ProviderView question={question} /> : <OperatorView question={question} />;
}
