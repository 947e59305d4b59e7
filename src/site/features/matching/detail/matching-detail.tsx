import { useMemo } from 'react';
import type { QuestionView } from '#contract/api/matching.ts';
import { Late } from '#site/late-part.tsx';
import { AddressLink } from '#site/router/page-link.tsx';
import { useViewer } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { KoreanType } from '#ui/korean-type.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useWayToList } from '../list/remembered-list.ts';
import { lateOwnViews } from './late-own-views.ts';
import styles from './matching-detail.module.css';
import type { ConsentTexts } from './matching-dialog.ts';
import { QuestionHead } from './question-head.tsx';
import { TranslateContext, translateAbout } from './translate-context.ts';
import { VisitorView } from './visitor-view.tsx';

type Props = { question: QuestionView; texts: ConsentTexts };

/** A question with its answers, as whoever looks at it may see it. */
export function MatchingDetail({ question, texts }: Props) {
	const isLoggedIn = useViewer() !== null;
	const about = useMemo(() => translateAbout(question, isLoggedIn), [question, isLoggedIn]);
	return (
		<TranslateContext value={about}>
			<div className={styles.page}>
				{question.role !== 'family' && <BackToList id={question.id} />}
				<QuestionHead question={question} />
				{question.role === 'visitor' ? (
					<VisitorView question={question} />
				) : (
					<Late part={lateOwnViews} props={{ question, texts }} />
				)}
				<KoreanType />
			</div>
		</TranslateContext>
	);
}

/** To the same place of the list with the same choices, where one came from it. */
function BackToList({ id }: { id: string }) {
	const t = useTranslations('matching.detail');
	const { href, isBeneath } = useWayToList(id);
	return (
		<AddressLink
			className={styles.back}
			href={href}
			onClick={(event) => {
				if (!isBeneath || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
					return;
				event.preventDefault();
				history.back();
			}}
		>
			<Icon name="arrowLeft" />
			{t('back')}
		</AddressLink>
	);
}
