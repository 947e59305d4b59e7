import type { Ref } from 'react';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { type ListChoices, sorts } from './list-choices.ts';
import styles from './result-bar.module.css';
import type { Apply } from './use-list-navigation.ts';

type Props = {
	ref: Ref<HTMLParagraphElement>;
	total: number;
	choices: ListChoices;
	isPending: boolean;
	apply: Apply;
};

/** How many there are, told when that changes, and in which order. That there are none is seen below it. */
export function ResultBar({ ref, total, choices, isPending, apply }: Props) {
	const t = useTranslations('product');
	return (
		<div className={styles.bar}>
			<p
				ref={ref}
				className={total === 0 ? 'visually-hidden' : styles.count}
				role="status"
				tabIndex={-1}
				data-pending={isPending || undefined}
			>
				{t('list.results', { count: total })}
			</p>
			{total > 0 && (
				<Select
					label={t('list.sort')}
					name="sort"
					value={choices.sort}
					options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
					onChange={(sort) => apply({ sort })}
				/>
			)}
		</div>
	);
}
