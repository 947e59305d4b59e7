import { useOnDemand } from '#site/parts/search/use-on-demand.ts';
import { useTranslations } from '#ui/translations.tsx';
import { ChoiceCell } from './choice-cell.tsx';
import styles from './hero-search.module.css';
import { useChoiceField } from './use-choice-field.ts';

/** How many come; none is any number. */
export function WhoField() {
	const t = useTranslations('home.search');
	const { native, isLive, value, setValue, isOpen, setIsOpen } = useChoiceField();
	const { part: WhoPanel, hasFailed, ask } = useOnDemand(async () => (await import('./who-panel.tsx')).WhoPanel);
	if (!isLive || hasFailed)
		return (
			<label className={styles.native}>
				<span className={styles.label}>{t('who')}</span>
				<input ref={native} type="number" name="persons" min="1" max="999" inputMode="numeric" defaultValue={value} />
			</label>
		);
	const count = Number(value);
	return (
		<ChoiceCell
			label={t('who')}
			shown={count > 0 ? t('people', { count }) : t('anyNumber')}
			isChosen={count > 0}
			name="persons"
			value={value}
			isOpen={isOpen}
			onOpen={() => {
				ask();
				setIsOpen(!isOpen);
			}}
			panel={(refocus) =>
				isOpen &&
				WhoPanel && (
					<WhoPanel
						count={count}
						onChoose={(chosen) => setValue(chosen > 0 ? String(chosen) : '')}
						onClose={() => {
							setIsOpen(false);
							refocus();
						}}
						onLeave={() => setIsOpen(false)}
					/>
				)
			}
		/>
	);
}
