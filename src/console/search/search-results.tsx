import { useEffect } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './search.module.css';
import type { FoundGroup, FoundRow } from './use-found.ts';

type Props = {
	id: string;
	groups: readonly FoundGroup[];
	rows: readonly FoundRow[];
	/** The one that Enter opens. */
	current: number;
	isSearching: boolean;
	setAt: (index: number) => void;
	open: (row: FoundRow) => void;
};

/** In groups, and one list for the keys, which stay with the field. */
export function SearchResults({ id, groups, rows, current, isSearching, setAt, open }: Props) {
	const t = useTranslations('console.search');
	useEffect(() => {
		document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
	}, [id, current]);
	return (
		<div id={id} className={styles.results} role="listbox" aria-label={t('title')} aria-busy={isSearching}>
			{groups.map(({ name, rows: found }) => (
				// biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
				<div key={name} role="group" aria-label={t(name)}>
					<p className={styles.group} aria-hidden="true">
						{t(name)}
					</p>
					{found.map((row) => {
						const index = rows.indexOf(row);
						return (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
							<div
								key={row.key}
								id={`${id}-${index}`}
								role="option"
								tabIndex={-1}
								aria-selected={index === current}
								className={styles.row}
								onMouseMove={() => setAt(index)}
								onClick={() => open(row)}
							>
								<Icon name={row.icon} />
								<span className={styles.words}>
									<b>{row.title}</b>
									{row.about && <small>{row.about}</small>}
								</span>
							</div>
						);
					})}
				</div>
			))}
		</div>
	);
}
