import type { ReactNode } from 'react';
import { type AnswerSort, answerSorts } from '#domain/matching/answer.ts';
import { useRouter } from '#site/router/router.tsx';
import { usePage } from '#site/use-page.ts';
import { buttonClass } from '#ui/button.tsx';
import { CheckChip } from '#ui/chip.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useIsLive } from '#ui/use-is-live.ts';
import styles from './compare-table.module.css';

type Props = {
	sort: AnswerSort;
	count: number;
	isOnlyDifferent: boolean;
	onOnlyDifferent: (isOn: boolean) => void;
	tools?: ReactNode;
};

/** A form, so that it sorts without scripts too. */
export function CompareTools({ sort, count, isOnlyDifferent, onOnlyDifferent, tools }: Props) {
	const t = useTranslations('matching.compare');
	const list = useTranslations('matching.compare.sorts');
	const { location, navigate } = useRouter();
	const share = usePage().search.get('share');
	const isLive = useIsLive();
	const sortBy = (next: AnswerSort) => {
		const query = new URLSearchParams(location.search);
		query.set('sort', next);
		navigate(`${location.pathname}?${query}`, { replace: true, keepScroll: true });
	};
	return (
		<form className={styles.tools} action={location.pathname} onSubmit={(event) => event.preventDefault()}>
			{share && <input type="hidden" name="share" value={share} />}
			{count > 1 && (
				<>
					<Select
						label={t('sort')}
						name="sort"
						value={sort}
						options={answerSorts.map((value) => ({ value, label: list(value) }))}
						onChange={sortBy}
					/>
					<noscript>
						<button type="submit" className={buttonClass()}>
							{t('sort')}
						</button>
					</noscript>
					{isLive && (
						<CheckChip
							name="different"
							value="1"
							label={t('onlyDifferent')}
							isChecked={isOnlyDifferent}
							onChange={onOnlyDifferent}
						/>
					)}
				</>
			)}
			{tools}
		</form>
	);
}
