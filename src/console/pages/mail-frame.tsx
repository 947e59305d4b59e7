import { useMemo } from 'react';
import styles from './mail.module.css';

/** The page's own permission for style sheets: the frame inherits its policy. */
const pageNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * A mail in a frame where nothing of it can run or reach the console. Its links open in a tab of their own, free of the
 * frame, so that a mail of the demonstration can be followed.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
	const document = useMemo(() => html.replace('<style>', `<style nonce="${pageNonce()}">`), [html]);
	return (
		<iframe
			className={styles.frame}
			title={title}
			srcDoc={document}
			sandbox="allow-popups allow-popups-to-escape-sandbox"
			referrerPolicy="no-referrer"
		/>
	);
}
