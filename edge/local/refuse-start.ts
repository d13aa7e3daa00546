import { faultOfVars } from '../settings/fault-of-vars.ts';
import { StartError } from './command.ts';
import { refuseUsedPort } from './port.ts';
import { checkSecrets, type SecretsSet } from './secret.ts';

/**
 * Throws a `StartError` if the settings, the secrets of the environment or the port do not allow a start. Writes
 * nothing, so that a refused start leaves no folder behind and deletes nothing.
 */
export async function refuseStart({
  port,
  vars,
  secrets,
}: {
  port: number;
  vars: Readonly<Record<string, string>>;
  secrets: SecretsSet;
}): Promise<void> {
  const fault = faultOfVars(vars);
  if (fault !== null) throw new StartError(fault);
  checkSecrets(secrets);
  await refuseUsedPort(port);
}
