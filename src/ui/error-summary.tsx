import { type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';
import { Icon } from './icon.tsx';

type Props = {
	title: string;
	/** The field's id, and its sentence. */
	errors: readonly { id: string; text: string }[];
	/** Takes the focus again whenever it changes: count how often the form was sent. */
	attempt?: number | undefined;
	level?: 2 | 3 | undefined;
};

/** What must be mended, above a form that was refused. It takes the focus; its links lead into the fields. */
export function ErrorSummary({ title, errors, attempt = 0, level = 2 }: Props) {
	const Heading = `h${level}` as const;
	const summary = useRef<HTMLDivElement>(null);
	const titleId = useId();
	const hasErrors = errors.length > 0;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks for the focus again
	useEffect(() => {
		if (hasErrors) summary.current?.focus();
	}, [attempt, hasErrors]);
	if (!hasErrors) return null;
	return (
		// biome-ignore lint/a11y/useSemanticElements: it groups links, not fields
		<div ref={summary} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
			<Icon name="warning" />
			<div className={styles.words}>
				<Heading id={titleId} className={styles.title}>
					{title}
				</Heading>
				<ul>
					{errors.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`} onClick={(event) => leadTo(id, event)}>
								{text}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** Into the field itself; of a group into the chosen one, or the first that may be used. */
function leadTo(id: string, event: MouseEvent) {
	const target = document.getElementById(id);
	if (!target) return;
	event.preventDefault();
	const isGroup = target.matches('fieldset, [role="group"], [role="radiogroup"]');
	const usable =
		'input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), button:enabled';
	const field = isGroup
		? (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(usable))
		: target;
	(field ?? target).focus({ preventScroll: true });
	const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
	target.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
