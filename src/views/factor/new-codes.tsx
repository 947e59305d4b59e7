import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './factors.module.css';

/** Handed to the browser as a file. */
function saveText(name: string, text: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Firefox reads it after the click.
	setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Ten codes, this once: to be printed or saved, until one says that they are kept. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
	const t = useTranslations('factor.codes');
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus();
		heading.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	const save = () => saveText('maru-recovery-codes.txt', [t('file'), t('fileText'), '', ...codes, ''].join('\r\n'));
	return (
		<section className={styles.fresh} data-recovery-codes>
			<h3 ref={heading} tabIndex={-1}>
				{t('shown')}
			</h3>
			<p className={styles.text}>{t('shownText')}</p>
			<ul className={styles.codes} aria-label={t('list')} translate="no">
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className={styles.actions}>
				<Button onClick={save}>
					<Icon name="download" />
					{t('download')}
				</Button>
				<Button onClick={() => window.print()}>
					<Icon name="printer" />
					{t('print')}
				</Button>
				<Button variant="primary" onClick={onKept}>
					{t('kept')}
				</Button>
			</div>
		</section>
	);
}
