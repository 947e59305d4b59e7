import styles from './form-stepper.module.css';
import { Icon } from './icon.tsx';

type Props = {
	label: string;
	steps: readonly string[];
	/** From 0. */
	current: number;
	/** Read out before a step that is done. */
	doneLabel: string;
};

/** Where one is in a long form. On phones only the current step shows its name; all are read out. */
export function FormStepper({ label, steps, current, doneLabel }: Props) {
	return (
		<ol className={styles.stepper} aria-label={label}>
			{steps.map((step, at) => (
				<li
					key={step}
					data-state={at < current ? 'done' : at === current ? 'now' : 'future'}
					aria-current={at === current ? 'step' : undefined}
				>
					<span className={styles.sign} aria-hidden="true">
						{at < current ? <Icon name="check" /> : at + 1}
					</span>
					<span className={styles.name}>
						{at < current && <span className="visually-hidden">{doneLabel} </span>}
						{step}
					</span>
				</li>
			))}
		</ol>
	);
}
