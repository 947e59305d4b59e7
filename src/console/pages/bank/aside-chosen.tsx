import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useOpener } from '#ui/use-opener.ts';
import { AsideForm } from './aside-form.tsx';
import styles from './bank.module.css';

type Props = {
	/** Those that are ticked and still shown. */
	chosen: readonly string[];
	all: readonly string[];
	onChoose: (ids: readonly string[]) => void;
	onSaid: (sentence: string) => void;
};

/** Several lines at once: all of them ticked, or none, and set aside for one reason. */
export function AsideChosen({ chosen, all, onChoose, onSaid }: Props) {
	const t = useTranslations('console.bank');
	const [isAsking, setIsAsking] = useState(false);
	const opener = useOpener(isAsking);
	const ticks = useRef<HTMLButtonElement>(null);
	const hasAll = chosen.length === all.length;
	return (
		<div className={styles.chosen}>
			<div className={styles.buttons}>
				<Button ref={ticks} size="sm" onClick={() => onChoose(hasAll ? [] : all)}>
					{t(hasAll ? 'chooseNone' : 'chooseAll')}
				</Button>
				{chosen.length > 0 && !isAsking && (
					<Button ref={opener} size="sm" onClick={() => setIsAsking(true)}>
						{t('asideMany', { count: chosen.length })}
					</Button>
				)}
			</div>
			{isAsking && (
				// While nothing is ticked there is nothing to send; what was typed waits for the next tick.
				<div hidden={chosen.length === 0}>
					<AsideForm
						ids={chosen}
						onSaid={onSaid}
						onDone={() => {
							// Nothing is ticked any more: what opened the form is gone, and the next lines are ticked here.
							ticks.current?.focus();
							onChoose([]);
							setIsAsking(false);
						}}
						onClose={() => setIsAsking(false)}
					/>
				</div>
			)}
		</div>
	);
}
