// A bot in Java without a library: finds the ids of the choices in the line, answers with one of them.
// Run it: golazo simulate GAME --bots "cmd:java Bot.java",greedy
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

public class Bot {
    private static final Pattern ID = Pattern.compile("\\{\"id\":\"([^\"]*)\"");

    static List<String> ids(String line) {
        int start = line.lastIndexOf("\"choices\":[");
        String choices = line.substring(start, line.indexOf("],\"acts\":", start));
        return ID.matcher(choices).results().map((MatchResult found) -> found.group(1)).toList();
    }

    public static void main(String[] arguments) throws IOException {
        Random random = new Random();
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (!line.startsWith("{\"type\":\"ask\"")) {
                continue;
            }
            List<String> choices = ids(line);
            String choice = choices.get(random.nextInt(choices.size()));
            System.out.println("{\"type\":\"choose\",\"choices\":[\"" + choice + "\"]}");
        }
    }
}
