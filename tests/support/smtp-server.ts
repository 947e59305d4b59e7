import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Received = Email & { envelopeTo: string[] };

/** A mail server on this machine that keeps what it is given, or refuses it. */
export async function startSmtpServer(port = 0, refuseWith?: { code: number; text: string }) {
	const received: Received[] = [];
	const server = new SMTPServer({
		authOptional: true,
		closeTimeout: 100,
		disabledCommands: ['STARTTLS'],
		onRcptTo: (_address, _session, callback) =>
			callback(refuseWith && Object.assign(new Error(refuseWith.text), { responseCode: refuseWith.code })),
		onData(stream, session, callback) {
			const chunks: Buffer[] = [];
			stream.on('data', (chunk: Buffer) => chunks.push(chunk));
			stream.on('end', async () => {
				const email = await PostalMime.parse(Buffer.concat(chunks));
				received.push({ ...email, envelopeTo: session.envelope.rcptTo.map(({ address }) => address) });
				callback();
			});
		},
	});
	server.on('error', () => undefined);
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	const address = server.server.address() as { port: number };
	return {
		port: address.port,
		url: `smtp://127.0.0.1:${address.port}`,
		received,
		stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
